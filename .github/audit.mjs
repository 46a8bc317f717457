// Fails if a production dependency has a high or critical vulnerability that is not in audit.json. That file says why
// each known vulnerability is harmless here.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const known = JSON.parse(
  readFileSync(new URL('audit.json', import.meta.url), 'utf8'),
);
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { vulnerabilities, message } = JSON.parse(stdout);
if (!vulnerabilities) throw new Error(`npm audit: ${message}`);

const found = new Map();
for (const { via } of Object.values(vulnerabilities))
  for (const { url, severity, title, name } of via)
    if (severity === 'high' || severity === 'critical')
      found.set(url.split('/').pop(), `${name}: ${title} (${severity})`);

for (const [id, text] of found)
  console.log(`${id} ${text}\n  ${known[id] ?? 'não está em audit.json'}`);
for (const id of Object.keys(known))
  if (!found.has(id))
    console.log(`${id} não aparece mais: tire de audit.json.`);
if ([...found.keys()].some((id) => !(id in known))) process.exitCode = 1;
