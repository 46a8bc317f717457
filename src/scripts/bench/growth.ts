import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { growPartners } from '../bench-content';
import { copyProject } from '../projectCopy';
import { OWN_BUILD, timedBuild } from './timedBuild';

/** What a build of so many partners costs. */
export interface Growth {
  readonly partners: number;
  /** Milliseconds and bytes. */
  readonly time: number;
  readonly memory: number;
  readonly output: number;
  /** One mark for all pages that show no partner. */
  readonly otherPages: string;
}

const OTHER_PAGES = ['404.html', 'politica-privacidade.html', 'termos-uso.html'];

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((total, stats) => total + (stats.isFile() ? stats.size : 0), 0);
}

/** Makes each added logo a picture of its own: alike ones would be made once. */
async function colourLogos(root: string) {
  const folder = join(root, 'data/partners/logos');
  const added = readdirSync(folder).filter((name) => name.startsWith('extra-'));
  for (const [index, name] of added.entries()) {
    const file = join(folder, name);
    const turned = sharp(readFileSync(file)).modulate({
      hue: index % 360,
      brightness: 1 - index / 10_000,
    });
    writeFileSync(file, await turned.png().toBuffer());
  }
}

async function buildWith(root: string, partners: number): Promise<Growth> {
  const copy = copyProject(root);
  try {
    growPartners(copy.path, partners);
    await colourLogos(copy.path);
    rmSync(join(copy.path, 'public'), { recursive: true, force: true });
    const { time, memory } = timedBuild(copy.path, OWN_BUILD);
    const output = join(copy.path, 'public');
    const mark = createHash('sha256');
    for (const page of OTHER_PAGES) mark.update(readFileSync(join(output, page)));
    return { partners, time, memory, output: sizeOf(output), otherPages: mark.digest('hex') };
  } finally {
    copy.delete();
  }
}

/** Builds with more and more partners, each with a logo of its own, in copies of the project. */
export async function growth(root: string, counts = [32, 320, 3200]): Promise<Growth[]> {
  const result: Growth[] = [];
  for (const count of counts) {
    result.push(await buildWith(root, count));
    console.error(`crescimento: ${count} parceiros`);
  }
  return result;
}
