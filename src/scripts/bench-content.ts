import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { medianOf } from './median';
import { copyProject } from './projectCopy';
import { measureSaveToScreen, type ScreenFigures } from './saveToScreen';

/** What an editor of the content waits for; milliseconds, each the median of five. */
export interface ContentFigures extends ScreenFigures {
  /** `npm run check`, the whole process. */
  readonly check: number;
  /** The same with 3,200 partners, each with a logo of its own. */
  readonly checkOf3200: number;
}

/** Time of `npm run check` as a process of its own, without npm. */
function checkTime(root: string): number {
  const start = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'src/scripts/check.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A conferência encontrou erros:\n${stdout}`);
  return performance.now() - start;
}

/** Gives a copy of the project 3,200 partners; every logo is a file of its own. */
export function growPartners(root: string, count: number): void {
  const folder = join(root, 'data/partners');
  const logo = readFileSync(join(folder, 'logos/bmg.png'));
  const file = join(folder, 'partners.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { partners: object[] };
  const added = Array.from({ length: count - content.partners.length }, (_, i) => {
    writeFileSync(join(folder, `logos/extra-${i}.png`), logo);
    return {
      name: `PARCEIRO ${i}`,
      url: `https://www.parceiro-${i}.com.br`,
      confirmed: true,
      logo: `logos/extra-${i}.png`,
    };
  });
  writeFileSync(
    file,
    JSON.stringify({ ...content, partners: [...content.partners, ...added] }, null, 2),
  );
}

/**
 * Measures what an editor of the content waits for. Everything happens in copies of the project.
 * @param root - the project's folder
 */
export async function measureContent(root: string): Promise<ContentFigures> {
  const copy = copyProject(root);
  try {
    const check = await medianOf(() => checkTime(copy.path));
    const screen = await measureSaveToScreen(copy.path);
    rmSync(join(copy.path, '.content'), { recursive: true, force: true });
    growPartners(copy.path, 3200);
    return { check, checkOf3200: await medianOf(() => checkTime(copy.path)), ...screen };
  } finally {
    copy.delete();
  }
}

if (require.main === module)
  measureContent(process.cwd()).then(
    (figures) => console.table(figures),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
