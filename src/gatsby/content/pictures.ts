/** A place on the site that shows a picture, and what it needs of it. */
export interface PicturePlace {
  /** The content file that names it, inside `data/`. */
  readonly file: string;
  /** The way to its field; `*` stands for every entry of a list. */
  readonly path: readonly string[];
  /** The folder that its pictures share, from the file's own. */
  readonly folder?: string;
  /** Least size in pixels: twice the place's, for sharp screens. A wide or tall picture needs only one side. */
  readonly width: number;
  readonly height: number;
  /** Whether one side is enough, as where the picture is fitted into a box. */
  readonly fitted?: boolean;
  /** Greatest size of the file, in bytes. */
  readonly bytes: number;
  /** Whether an SVG may stand here; elsewhere pictures pass through sharp. */
  readonly svg?: boolean;
}

const MB = 1024 * 1024;

/** Greatest size of an SVG file, which is served as it is, in bytes. */
export const SVG_BYTES = 100 * 1024;

/** How a path to a picture is written: no spaces, accents or "\", and an extension in small letters. */
export const PICTURE_PATH = /^(?:\.\.\/)*[\w./-]+\.(?:png|jpe?g|webp|avif|svg)$/;

/** Every field that names a picture. */
export const picturePlaces: readonly PicturePlace[] = [
  { file: 'home/hero.json', path: ['image'], width: 1200, height: 900, bytes: 8 * MB },
  { file: 'home/hero.json', path: ['imageNight'], width: 1200, height: 900, bytes: 8 * MB },
  { file: 'home/hero.json', path: ['background'], width: 1600, height: 600, bytes: 8 * MB },
  { file: 'home/hero.json', path: ['backgroundNight'], width: 1600, height: 600, bytes: 8 * MB },
  { file: 'interface.json', path: ['socialImage'], width: 1200, height: 630, bytes: 8 * MB },
  { file: 'interface.json', path: ['notFound', 'image'], width: 640, height: 400, bytes: 8 * MB },
  {
    file: 'partners/partners.json',
    path: ['partners', '*', 'logo'],
    folder: 'logos',
    width: 192,
    height: 192,
    fitted: true,
    bytes: 2 * MB,
    svg: true,
  },
];
