/** Shows the errors in the content at the foot of the page, unless the page stands beside the editor, which does it. */
export function showContentProblems(): void {
  const server = process.env.GATSBY_CONTENT_SERVER;
  if (!server || window.parent !== window) return;
  const panel = document.createElement('iframe');
  panel.src = `${server}/?avisos`;
  panel.setAttribute('role', 'dialog');
  panel.hidden = true;
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;inline-size:100%;block-size:50%;border:0';
  document.body.append(panel);
  window.addEventListener(
    'message',
    ({ origin, data }: MessageEvent<{ errors: number }>) => {
      if (origin !== server) return;
      panel.hidden = data.errors === 0;
      panel.title =
        data.errors === 1
          ? 'Há um erro no conteúdo'
          : `Há ${data.errors} erros no conteúdo`;
    },
  );
}
