import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/**
 * Takes the picture out of a queried file.
 * @throws Error when the file is no picture that sharp reads: the content check reports that before
 */
export function pictureData(file: PictureFile): IGatsbyImageData {
  if (!file.childImageSharp) throw new Error('O arquivo não é uma imagem que o site saiba tratar.');
  return file.childImageSharp.gatsbyImageData;
}
