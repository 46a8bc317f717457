import { startServer } from '@/scripts/serve';
import { fuzz, type Target } from '../deploy/support/fuzz';
import { common } from '../deploy/support/published';
import { type NginxServer, startNginx } from './support/nginx';
import { onNginx } from './support/onHost';

const COUNT = 20_000;

/** Tries the requests and says what came of them. */
async function expectSound(name: string, target: Target) {
  const names = common.headers.map(([header]) => header);
  const { tried, unanswered, killed, leaked, bare } = await fuzz(target, COUNT, 14, names);
  console.log(
    `${name}: ${tried} requests, ${unanswered} closed without a word; killed by ${killed.length}, leaked to ${leaked.length}, without headers ${bare.length}`,
  );
  expect({ killed, leaked, bare }).toEqual({ killed: [], leaked: [], bare: [] });
}

test('npm run serve stands what no browser sends', async () => {
  const { url, close } = await startServer({ dir: 'dist', port: 0 });
  await expectSound('npm run serve', { port: Number(new URL(url).port) }).finally(close);
}, 600_000);

onNginx('nginx', () => {
  let server: NginxServer;
  beforeAll(async () => {
    server = await startNginx('dist');
  }, 60_000);
  afterAll(() => server?.stop());

  test(
    'stands it on port 80',
    () => expectSound('nginx, http', { port: server.httpPort }),
    600_000,
  );
  test(
    'stands it over TLS',
    () => expectSound('nginx, https', { port: server.httpsPort, secureName: server.name }),
    600_000,
  );
});
