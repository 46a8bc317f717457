import { startServer } from '../../tools/serve';
import { release } from '../deploy/support/release';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const folder = temporaryFolder();
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  writeFiles(folder, release);
  site = await startServer(folder);
});
afterAll(() => site.close());

test.each(['/nada', '/static/1.svg', '/_headers'])(
  '%s is answered with the 404 page',
  async (path) => {
    const answer = await fetch(site.url + path, {
      headers: { Range: 'bytes=999-' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(release['404.html']);
    expect(answer.headers.get('Cache-Control')).toMatch('max-age=0');
  },
);
