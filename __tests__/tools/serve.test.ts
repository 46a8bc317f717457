import { startServer } from '../../tools/serve';
import { release } from '../deploy/support/release';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const folder = temporaryFolder();

test.each(['/nada', '/static/1.svg', '/_headers'])(
  '%s is answered with the 404 page',
  async (path) => {
    writeFiles(folder, release);
    const { url, close } = await startServer(folder);
    const answer = await fetch(url + path, {
      headers: { Range: 'bytes=999-' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(release['404.html']);
    expect(answer.headers.get('Cache-Control')).toMatch('max-age=0');
    close();
  },
);
