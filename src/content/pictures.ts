import { format } from './formats';

export interface PictureNeeds {
  /** Minimum size in pixels: about as large as pages show it, or up to three times as large for dense screens. */
  width: number;
  height: number;
  /** Whether the width or the height is enough. */
  fitted?: boolean;
  /** Folder for new pictures, relative to the content file. Default: `data/images`. */
  folder?: string;
}

/** When sharp refuses a file. `warning` would refuse small faults of phones, which every browser shows. */
export const FAIL_ON = 'error';

// Relative to the content file, without spaces, accents or hidden files. Gatsby takes a folder with a dot for a file
// (gatsby-config.ts).
const PICTURE_PATH =
  /^(?:\.{1,2}\/)*(?:\w[\w-]*\/)*\w[\w.-]*\.(?:png|jpe?g|webp|avif)$/;

export const isPicturePath = (path: string): boolean => PICTURE_PATH.test(path);

/** Such as `pelo menos 480 × 360 pixels, em PNG, JPEG, WebP ou AVIF`. */
export function describePictureNeeds(needs: PictureNeeds): string {
  const { width, height, fitted } = needs;
  const size = fitted
    ? `${width} pixels de largura ou ${height} de altura`
    : `${width} × ${height} pixels`;
  return `pelo menos ${size}, em PNG, JPEG, WebP ou AVIF`;
}

const picturePath = format({
  pattern: PICTURE_PATH,
  error:
    'escreva o caminho de uma imagem da pasta data, como "../images/foto.png": PNG, JPEG, WebP ou AVIF, sem espaços nem acentos, sem pontos no nome da pasta, com o final em minúsculas',
});

export const picture = (
  title: string,
  needs: PictureNeeds,
  description?: string,
) => picturePath(title, description).meta({ picture: needs });

/** A picture, and one for the dark theme that may be missing. */
export const picturePair = (
  title: string,
  needs: PictureNeeds,
  description?: string,
) => ({
  image: picture(title, needs, description),
  imageDark: picture(
    `${title}, tema escuro`,
    needs,
    'Se faltar, a outra aparece nos dois temas.',
  ).optional(),
});
