import { filesIn } from './files';

/** The published file of each page that Gatsby built: `a.html`, which hosts serve as `/a`. They serve `a/index.html` as `/a/`. */
export const publishedPages = (): string[] =>
  filesIn('public')
    .filter((file) => `/${file}`.endsWith('/index.html'))
    .map((file) => file.replace('/index.html', '.html'));

/** The file in `public/` from which a published page is made. */
export const sourceOf = (page: string): string =>
  page === 'index.html' ? page : page.replace('.html', '/index.html');

/** The address of a published file: `/` for `index.html`, `/a` for `a.html`, `/a.png` for `a.png`. */
export function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file.endsWith('.html') ? `/${file.slice(0, -5)}` : `/${file}`;
}
