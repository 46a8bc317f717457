import { type FieldOptions, type PictureNeeds, textField } from './field';

/** When sharp refuses a file. `warning` would refuse small faults of phones, which every browser shows. */
export const FAIL_ON = 'error';

// A path relative to the content file, without spaces, accents or hidden files.
const PATH =
  /^(?:\.{1,2}\/)*(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:png|jpe?g|webp|avif|svg)$/;

/** Whether a path inside the content folder can be that of a picture. */
export const isPicturePath = (path: string): boolean => PATH.test(path);

export const picture = (
  label: string,
  needs: PictureNeeds,
  options: FieldOptions = {},
) =>
  textField(label, {
    ...options,
    kind: 'picture',
    pattern: PATH,
    message:
      'escreva o caminho de uma imagem da pasta data, como "../images/foto.png": PNG, JPEG, WebP, AVIF ou SVG, sem espaços nem acentos, com o final em minúsculas',
    needs,
  });

/** Such as `pelo menos 480 × 360 pixels, em PNG, JPEG, WebP ou AVIF`. */
export function describePictureNeeds(needs: PictureNeeds): string {
  const { width, height, fitted, svg } = needs;
  const size = fitted
    ? `${width} pixels de largura ou ${height} de altura`
    : `${width} × ${height} pixels`;
  const formats = svg ? 'WebP, AVIF ou SVG' : 'WebP ou AVIF';
  return `pelo menos ${size}, em PNG, JPEG, ${formats}`;
}
