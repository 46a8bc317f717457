import { posix } from 'node:path';
import sharp from 'sharp';
import {
  describePictureNeeds,
  FAIL_ON,
  type PictureNeeds,
} from '../../src/content/pictures';
import { walkValues } from '../../src/content/walk';
import { addProblem, type Content } from './readContent';

const UNREADABLE =
  'este arquivo não é uma imagem que o site mostra, ou está incompleto ou estragado; copie-o de novo ou exporte-o como PNG, JPEG, WebP ou AVIF';

async function describePicture(
  bytes: Buffer,
  needs: PictureNeeds,
): Promise<string | undefined> {
  const image = sharp(bytes, { failOn: FAIL_ON });
  const { width, height, orientation = 1 } = await image.metadata();
  // A picture that is cut short fails at its last pixel.
  await image
    .extract({ left: 0, top: height - 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (orientation > 1)
    return 'esta imagem está deitada, e só uma anotação dentro dela (EXIF) diz como virá-la; escolha-a de novo no formulário, ou abra-a num editor de imagens e salve uma cópia';
  const isWide = width >= needs.width;
  const isHigh = height >= needs.height;
  const isLarge = needs.fitted ? isWide || isHigh : isWide && isHigh;
  return isLarge
    ? undefined
    : `a imagem tem ${width} × ${height} pixels; para ficar nítida, precisa de ${describePictureNeeds(needs)}`;
}

/** Finds pictures that are missing, unreadable, turned or too small. */
export async function checkPictures(content: Content): Promise<void> {
  const { files, paths, display, read } = content;
  for (const [name, data] of files)
    for (const { path, schema, value } of walkValues(data.schema, data.value)) {
      const needs = schema.meta()?.picture;
      if (!needs) continue;
      const file = posix.join(posix.dirname(name), String(value));
      const message = paths.includes(file)
        ? await describePicture(read(file), needs).catch(() => UNREADABLE)
        : `não há o arquivo ${display(file)}; confira o caminho e o nome (maiúsculas contam)`;
      if (message) addProblem(content, data, path, message);
    }
}
