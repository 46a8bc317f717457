import { spawnSync } from 'node:child_process';

const run = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

const check = () => run('npm run --silent check -- --release');

// The last lines of a release say what a person decides.
process.env.SITE_RELEASE = 'true';
const isAllowed = check();
if (!isAllowed)
  console.log('Nothing was built. For a preview, with noindex: npm run build');
const isBuilt =
  isAllowed && run('gatsby clean && gatsby build --no-uglify') && check();
process.exitCode = isBuilt ? 0 : 1;
