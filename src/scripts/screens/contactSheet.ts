import sharp from 'sharp';

/** Size of one picture on the sheet, in pixels; a long page shows its upper part. */
const CELL = { width: 320, height: 640 };
const GAP = 16;
const COLUMNS = 9;

/**
 * Lays pictures out on one sheet, in rows, in the order given.
 * @param pictures - PNG files
 * @param file - the sheet to write
 */
export async function contactSheet(pictures: readonly string[], file: string): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(picture)
        .resize({ width: CELL.width })
        .extract({ left: 0, top: 0, width: CELL.width, height: await visibleHeight(picture) })
        .toBuffer(),
      left: GAP + (i % COLUMNS) * (CELL.width + GAP),
      top: GAP + Math.floor(i / COLUMNS) * (CELL.height + GAP),
    })),
  );
  const rows = Math.ceil(pictures.length / COLUMNS);
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL.width + GAP),
      height: GAP + rows * (CELL.height + GAP),
      channels: 3,
      background: { r: 128, g: 128, b: 128 },
    },
  })
    .composite(cells)
    .png()
    .toFile(file);
}

async function visibleHeight(picture: string): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  return Math.min(CELL.height, Math.floor((height * CELL.width) / width));
}
