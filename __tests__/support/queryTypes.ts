import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../tools/files';
import { FIXTURE } from './fixture';
import { copyInto } from './projectCopy';

const TYPES = 'src/gatsby-types.d.ts';

/** A copy of the project, since Gatsby's caches in the project itself are used again only after a finished build. */
const COPY = '.types';

/** A hash of the types and of what they are made of. */
const MARK = '.css-types/queries.txt';

/** Files of which each change may change the schema. */
const SCHEMA = /^src\/(?:contentModel|gatsby)\/|^gatsby-|^package-lock/;

/** What the types are made of: the texts of the queries, and the files that make the schema. */
function readInputs(): Map<string, string> {
  const sources = filesIn('src').map((file) => `src/${file}`);
  const inputs = new Map<string, string>();
  for (const file of [...sources, ...filesIn('.', { recursive: false })]) {
    const isSchema = SCHEMA.test(file);
    if (file === TYPES || !(isSchema || /\.tsx?$/.test(file))) continue;
    const text = readFileSync(file, 'utf8');
    const queries = text.match(/graphql`[^`]*`/g)?.join('') ?? '';
    if (isSchema || queries) inputs.set(file, isSchema ? text : queries);
  }
  return inputs;
}

/** Whether the types are those of the inputs: they were the last time, or Gatsby has written them since. */
function areFresh(inputs: Map<string, string>, mark: () => string): boolean {
  if (!existsSync(TYPES)) return false;
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === mark()) return true;
  const changed = (file: string) => statSync(file).mtimeMs;
  return Math.max(...[...inputs.keys()].map(changed)) < changed(TYPES);
}

/** Lets Gatsby write the types of the queries. It ends before webpack starts. */
async function writeTypes(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await copyInto(COPY, FIXTURE);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', 'tsx/cjs', 'tools/gatsby.ts', 'build'],
    {
      cwd: COPY,
      encoding: 'utf8',
      env: { ...process.env, QUERY_TYPES_ONLY: 'true' },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  copyFileSync(join(COPY, TYPES), TYPES);
  await rm(COPY, { recursive: true, force: true });
}

/** Makes the types of the queries, unless they are there and none of the queries has changed. */
async function refreshTypes(): Promise<void> {
  const inputs = readInputs();
  const mark = () =>
    createHash('sha256')
      .update(JSON.stringify([...inputs]))
      .update(readFileSync(TYPES))
      .digest('hex');
  if (!areFresh(inputs, mark)) {
    console.log('Gatsby writes the types of the queries: ten seconds.');
    await writeTypes();
  }
  mkdirSync('.css-types', { recursive: true });
  writeFileSync(MARK, mark());
}

refreshTypes().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
