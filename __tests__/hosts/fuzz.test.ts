import { fuzz } from '../deploy/support/fuzz';
import { common } from '../deploy/support/published';
import { type NginxServer, startNginx } from './support/nginx';
import { onNginx } from './support/onHost';

const COUNT = 20_000;
const names = common.headers.map(([name]) => name);

onNginx('nginx stands what no browser sends', () => {
  let server: NginxServer;
  beforeAll(async () => {
    server = await startNginx('dist');
  }, 60_000);
  afterAll(() => server?.stop());

  test.each(['http', 'https'])(
    'by %s',
    async (scheme) => {
      const { httpPort, httpsPort, name } = server;
      const target = scheme === 'http' ? { port: httpPort } : { port: httpsPort, secureName: name };
      const { unanswered, faults } = await fuzz(target, COUNT, names);
      console.log(`${scheme}: ${COUNT} requests, ${unanswered} closed without a word`);
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
