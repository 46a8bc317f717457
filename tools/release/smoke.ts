import { spawnSync } from 'node:child_process';
import { faultsOf } from './compare';
import { type Probe, probesOf, revisitsOf, type Site } from './probes';
import { type PublicationRecord, readRecord } from './record';
import { findConnectionFaults, sendRequest } from './request';

const MAX_LINES = 20;
const CONCURRENCY = 6;

/** Formats one line for each cause, the most frequent first. */
function formatLines(
  causes: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const lines = [...causes]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([cause, places]) => {
      const [first, second] = places;
      const example = `${places.size} pedidos, como ${first} e ${second}`;
      return `${cause} (${second ? example : first})`;
    });
  if (lines.length <= MAX_LINES) return lines;
  const others = lines.length - MAX_LINES + 1;
  return [...lines.slice(0, MAX_LINES - 1), `e mais ${others} causas`];
}

const reasonOf = ({ code, message }: NodeJS.ErrnoException) => message || code;

/**
 * Compares a live site with what was published.
 * @returns the faults, in Portuguese, one line for each cause
 */
export async function smoke(site: Site): Promise<string[]> {
  const { origin } = site;
  const causes = new Map<string, Set<string>>();
  const report = (cause: string, where: string) =>
    causes.set(cause, (causes.get(cause) ?? new Set()).add(where));

  async function run(probe: Probe): Promise<void> {
    const { method = 'GET', path, at = origin } = probe;
    const where = `${method} ${at === origin ? '' : at}${path}`;
    try {
      const answer = await sendRequest(at, probe);
      for (const fault of faultsOf(probe, answer, site)) report(fault, where);
      for (const next of revisitsOf(probe, answer)) await run(next);
    } catch (error) {
      report(`sem resposta legível: ${reasonOf(error as Error)}`, where);
    }
  }

  try {
    if (origin.startsWith('https:'))
      for (const fault of await findConnectionFaults(origin))
        report(fault, origin);
    await sendRequest(origin, { path: '/' });
  } catch (error) {
    return [`${origin} não responde: ${reasonOf(error as Error)}`];
  }
  const queue = probesOf(site).values();
  const work = async () => {
    for (const probe of queue) await run(probe);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return formatLines(causes);
}

/** @throws Error in Portuguese when the server has no live version there */
function readLiveRecord(place: string): PublicationRecord {
  const [server = '', folder = ''] = place.split(/:(.*)/);
  const [ssh = '', ...args] = (process.env.SSH ?? 'ssh').split(' ');
  args.push(server, `cat '${folder}/current/nginx/record.json'`);
  const { status, stdout, stderr } = spawnSync(ssh, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`Não consegui ler a versão no ar em ${place}: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Prints the differences between a live site and what was published.
 * @param address - of the live site. Default: the one in the record
 * @param place - as in publish.sh; its live version is compared, not the folder
 * @returns whether there are no differences
 * @throws Error in Portuguese when there is no record or the address is invalid
 */
export async function reportSmoke(
  address: string | undefined,
  folder: string,
  place?: string,
): Promise<boolean> {
  const record = place ? readLiveRecord(place) : readRecord(folder);
  const { kind, siteUrl, commit } = record;
  const url = address ?? siteUrl;
  if (
    !URL.canParse(url) ||
    !['http:', 'https:'].includes(new URL(url).protocol)
  )
    throw new Error('Informe o endereço do site, com https://.');
  const { host, origin } = new URL(url);
  const version = place ? `a versão no ar em ${place}` : folder;
  console.log(
    `Comparo ${origin} com ${version} (${kind} do commit ${commit.slice(0, 12)}).`,
  );
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const alias = `https://${other}`;
  const names = [
    { at: `http://${host}`, to: [origin] },
    { at: alias, to: [origin] },
    { at: `http://${other}`, to: [origin, alias] },
  ];
  // A preview, and a release at another address, have no other names.
  const isLive = kind === 'release' && origin === siteUrl;
  const site = { ...record, origin, names: isLive ? names : [] };
  const faults = await smoke(site);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0)
    console.log(`✓ ${origin} é o que foi publicado, com todos os cabeçalhos.`);
  return faults.length === 0;
}
