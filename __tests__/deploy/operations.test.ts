import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWith } from './support/release';

const home = temporaryFolder();

interface Job {
  steps: { name?: string; run?: string }[];
}

const steps = ['deploy', 'weekly'].flatMap((name) => {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const jobs: Job[] = Object.values(parse(text).jobs);
  return jobs.flatMap((job) => job.steps);
});

const TAGS = 'Nothing newer has a tag';
const SECURITY = 'security.txt is valid for 60 days more';
const CERTIFICATE = "The certificate is the site's, and valid for 14 days more";
const PARTNERS = "The partners' sites answer";

// What runs before a step. Functions take the place of programs.
const tags = `git init -q
  for tag in v9 v10 draft; do
    git -c user.name=a -c user.email=a commit -qm a --allow-empty
    git tag $tag
  done
  git checkout -q`;

const security = (expires: string, answer = '200 ') =>
  `curl() { date -d '${expires}' '+Expires: %FT%TZ' >security.txt; echo '${answer}'; }`;

const certificate = (days: number) =>
  `timeout() { openssl req -x509 -newkey rsa -nodes -subj /CN=a -keyout key -days ${days}; }`;

const partner = (answer: string, status = 0) =>
  `jq() { echo https://b.com/; }; curl() { echo '${answer}'; return ${status}; }`;

describeWith(process.platform === 'linux', 'Linux')('a workflow', () => {
  test.each([
    [TAGS, `${tags} v9`, /^1.* v10\n$/],
    [TAGS, `${tags} v10`, /^0$/],
    [SECURITY, security('60 days'), /^1[\s\S]+Publish the site again/],
    [SECURITY, security('60 days 1 hour'), /^0It expires on .+\n$/],
    [SECURITY, security('1 year', '200 https://b.com'), /^1A wrong answer/],
    [CERTIFICATE, certificate(14), /^1[\s\S]+renewal fails/],
    [CERTIFICATE, certificate(15), /^0[\s\S]+will not expire/],
    [PARTNERS, partner('000 https://b.com/', 60), /^1.+ curl 60$/m],
    [PARTNERS, partner('000 https://b.com/', 28), /^0$/],
    [PARTNERS, partner('502 https://b.com/'), /^1.+ 502 /],
    [PARTNERS, partner('503 https://b.com/'), /^0$/],
    [PARTNERS, partner('200 https://b.com/a'), /^0$/],
    [PARTNERS, partner('200 https://b.com.br/'), /^0::notice::.+\.br\/\n$/],
  ])('%s: with %s', (name, given, answer) => {
    const { run } = steps.find((step) => step.name === name) ?? {};
    const { status, stdout } = spawnSync('bash', ['-ec', `${given}\n${run}`], {
      cwd: mkdtempSync(join(home, 'step-')),
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC', SITE: 'https://a.com' },
    });
    expect(`${status}${stdout}`).toMatch(answer);
  });
});

// Lei nº 12.965/2014, art. 15: six months, whichever they are.
test('logs are kept for the longest six months, and no longer', () => {
  const days = (Date.UTC(2027, 0, 1) - Date.UTC(2026, 6, 1)) / 86_400_000;
  const config = readFileSync('deploy/logrotate.conf', 'utf8');
  expect(config).toContain(`  daily\n  rotate ${days}\n`);
});
