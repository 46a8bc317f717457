import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWith } from './support/release';

const home = temporaryFolder();

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
}

/** Runs a step of a workflow as GitHub does. @param given - shell code before it, such as functions in place of programs */
function runStep(file: string, name: string, given: string) {
  const text = readFileSync(`.github/workflows/${file}`, 'utf8');
  const { jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const step = steps.find((candidate) => candidate.name === name);
  const { status, stdout } = spawnSync(
    'bash',
    ['-ec', `${given}\n${step?.run}`],
    {
      cwd: mkdtempSync(join(home, 'step-')),
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC', SITE: 'https://a.com' },
    },
  );
  return [status, stdout];
}

const NEWER = 'Nothing newer has a tag';
const SECURITY = 'security.txt is valid for 60 days more';
const CERTIFICATE = "The certificate is the site's, and valid for 14 days more";
const PARTNERS = "The partners' sites answer";

const tags = (head: string) => `git init -q
  for tag in v9 v10 draft; do
    git -c user.name=a -c user.email=a commit -qm a --allow-empty
    git tag $tag
  done
  git checkout -q ${head}`;

const security = (expires: string, answer = '200 ') =>
  `curl() { date -d '${expires}' '+Expires: %FT%TZ' >security.txt; echo '${answer}'; }`;

// The step asks for the certificate with `timeout`.
const certificate = (days: number) =>
  `timeout() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=a -days ${days} -keyout key; }`;

const partner = (answer: string, status = 0) => `jq() { echo https://b.com/; }
  curl() { echo '${answer}'; return ${status}; }`;

describeWith(process.platform === 'linux', 'Linux')('a step', () => {
  test.each([
    [NEWER, tags('v9'), 1, / v10\n$/],
    [NEWER, tags('v10'), 0, /^$/],
    [SECURITY, security('60 days'), 1, /Publish the site again/],
    [SECURITY, security('60 days 1 hour'), 0, /^It expires on .+\n$/],
    [SECURITY, security('1 year', '301 https://b.com'), 1, /A wrong answer/],
    [CERTIFICATE, certificate(14), 1, /renewal fails/],
    [CERTIFICATE, certificate(15), 0, /will not expire/],
    [CERTIFICATE, 'timeout() { return 1; }', 1, /No valid answer/],
    [PARTNERS, partner('000 https://b.com/', 6), 1, /curl 6$/m],
    [PARTNERS, partner('000 https://b.com/', 60), 1, /curl 60$/m],
    [PARTNERS, partner('000 https://b.com/', 28), 0, /^$/],
    ...[404, 410, 500, 502].map(
      (code) =>
        [PARTNERS, partner(`${code} https://b.com/`), 1, /curl 0$/m] as const,
    ),
    ...[403, 429, 503].map(
      (code) => [PARTNERS, partner(`${code} https://b.com/`), 0, /^$/] as const,
    ),
    [PARTNERS, partner('200 https://b.com/a'), 0, /^$/],
    [PARTNERS, partner('200 https://b.com.br/'), 0, /^::notice::.+ leads to/],
  ] as const)('%s: after %s its status is %d', (name, given, status, says) => {
    const file = name === NEWER ? 'deploy.yml' : 'weekly.yml';
    expect(runStep(file, name, given)).toEqual([
      status,
      expect.stringMatching(says),
    ]);
  });
});

// Lei nº 12.965/2014, art. 15: six months, whichever they are.
test('logs are kept for the longest six months, and no longer', () => {
  const days = (Date.UTC(2027, 0, 1) - Date.UTC(2026, 6, 1)) / 86_400_000;
  expect(readFileSync('deploy/logrotate.conf', 'utf8')).toContain(
    `  daily\n  rotate ${days}\n`,
  );
});
