import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(__dirname, 'pictures');
const ARGS = '--project=chromium look.spec.ts --update-snapshots=all';

/** Takes the pictures of look.spec.ts anew and packs them tightly, which loses nothing. */
async function updatePictures(): Promise<boolean> {
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', ...ARGS.split(' ')],
    { stdio: 'inherit' },
  );
  if (status !== 0) return false;
  for (const name of readdirSync(FOLDER)) {
    if (!name.endsWith('.png')) continue;
    const packed = join(FOLDER, `${name}.part`);
    await sharp(join(FOLDER, name))
      .png({ compressionLevel: 9, effort: 10 })
      .toFile(packed);
    renameSync(packed, join(FOLDER, name));
  }
  return true;
}

void updatePictures().then((updated) => {
  if (!updated) process.exitCode = 1;
});
