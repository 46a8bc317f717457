import { filesIn } from './files';

/** The pages that Gatsby built, by their files in `dist/`: `a.html`, which hosts serve as `/a`; `a/index.html` they serve as `/a/`. */
export const publishedPages = (): string[] =>
  filesIn('public')
    .filter((file) => `/${file}`.endsWith('/index.html'))
    .map((file) => file.replace('/index.html', '.html'));

/** The file in Gatsby's `public/` that a published page is made of. */
export const sourceOf = (page: string): string =>
  page === 'index.html' ? page : page.replace('.html', '/index.html');

/** The address of a published file: `/` for `index.html`, `/a` for `a.html`. */
export function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return file.endsWith('.html') ? `/${file.slice(0, -5)}` : `/${file}`;
}
