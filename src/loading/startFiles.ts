/** What a page needs to come alive. The server writes it as `data-` attributes of the inline script. */
export interface StartFiles {
  /** The page's path as Gatsby knows it. */
  readonly page: string;
  /** Gatsby's hash of the build, by which it notices that the site was published anew meanwhile. */
  readonly build: string;
  /** Addresses of the scripts. */
  readonly scripts: readonly string[];
  /** Addresses of the data that those scripts will ask for first. */
  readonly data: readonly string[];
}

declare global {
  interface Window {
    pagePath: string;
    ___webpackCompilationHash: string;
    ___chunkMapping: Readonly<Record<string, readonly string[]>>;
  }
}

/** Files are parted by spaces in an attribute; their names hold none. */
const list = (text = '') => text.split(' ').filter(Boolean);

/** The attributes that `readStartFiles` reads. */
export const startAttributes = ({ page, build, scripts, data }: StartFiles) => ({
  'data-page': page,
  'data-build': build,
  'data-scripts': scripts.join(' '),
  'data-data': data.join(' '),
});

/** What the inline script's own element says; without scripts (development) all lists are empty. */
export const readStartFiles = ({
  page = '',
  build = '',
  scripts,
  data,
}: DOMStringMap): StartFiles => ({
  page,
  build,
  scripts: list(scripts),
  data: list(data),
});
