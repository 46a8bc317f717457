import type { ContentStatus, ShownProblem } from './contentStatus';
import { overlayStyles } from './overlayStyles';

const element = (name: string, text: string): HTMLElement => {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
};

function problemItem({ place, whereabouts, sentence, question, frame }: ShownProblem): HTMLElement {
  const item = document.createElement('li');
  item.append(element('code', place));
  if (whereabouts) item.append(element('span', whereabouts));
  item.append(element('p', sentence));
  // The marker below the line says nothing to a screen reader, and the sentence has said it already.
  const pre = element('pre', frame);
  pre.ariaHidden = 'true';
  if (frame) item.append(pre);
  if (question) item.append(element('p', question));
  return item;
}

/** The dialog that shows content errors; made once, filled anew after each save. */
function createOverlay(): (status: ContentStatus) => void {
  const host = document.createElement('content-problems');
  const root = host.attachShadow({ mode: 'open' });
  const dialog = document.createElement('dialog');
  dialog.lang = 'pt-BR';
  dialog.setAttribute('aria-labelledby', 'title');
  root.append(element('style', overlayStyles), dialog);

  return ({ errors }) => {
    if (errors.length === 0) {
      dialog.close();
      host.remove();
      return;
    }
    if (!host.isConnected) document.body.append(host);
    const title = element(
      'h2',
      errors.length === 1 ? 'Há um erro no conteúdo' : `Há ${errors.length} erros no conteúdo`,
    );
    title.id = 'title';
    const list = document.createElement('ol');
    list.append(...errors.map(problemItem));
    const close = element('button', 'Fechar este aviso');
    close.addEventListener('click', () => dialog.close());
    const hint = element(
      'p',
      'A página continua com o último conteúdo certo. Corrija o arquivo e salve: este aviso some sozinho.',
    );
    dialog.replaceChildren(title, hint, list, close);
    if (!dialog.open) dialog.showModal();
  };
}

/**
 * Listens to the development server and shows content errors over the page. Does nothing when Gatsby was started
 * without `npm run dev`.
 */
export function watchContentProblems(): void {
  const port = process.env.GATSBY_CONTENT_PORT;
  if (!port) return;
  const show = createOverlay();
  const events = new EventSource(`http://localhost:${port}/`);
  events.addEventListener('message', ({ data }: MessageEvent<string>) =>
    show(JSON.parse(data) as ContentStatus),
  );
}
