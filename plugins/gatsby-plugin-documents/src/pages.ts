import { filesIn } from './files';

/** The pages in `public/`, such as `a/index.html`. Gatsby's copy of an error page, such as `404.html`, is left out. */
export const findPages = (): string[] =>
  filesIn('public').filter((file) => `/${file}`.endsWith('/index.html'));

/** The published file of a page: `a.html` for `a/index.html`, since hosts serve the first as `/a` and the second as `/a/`. */
export const publishedFile = (page: string): string =>
  page.replace('/index.html', '.html');

/** The address of a published file: `/` for `index.html`, `/a` for `a.html`, `/a.png` for `a.png`. */
export function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file.endsWith('.html') ? `/${file.slice(0, -5)}` : `/${file}`;
}
