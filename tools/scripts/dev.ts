import { runCommand } from '../command';
import { keepSnapshot } from '../dev/contentSnapshot';
import {
  CONTENT,
  HOME,
  requireFreePorts,
  startDevelopment,
  waitForSite,
} from '../dev/develop';
import { portOf } from '../serve';

/** Shows the site while its content and its code are changed. */
void runCommand(
  'Uso: npm run dev -- [--port 8000]',
  { port: { type: 'string', default: '8000' } },
  async ({ values }) => {
    const port = portOf(values.port);
    await requireFreePorts('dev', port);
    startDevelopment(port, keepSnapshot(CONTENT, HOME));
    const site = await waitForSite(port);
    console.log(`\nO site está em ${site} (Ctrl+C para parar).\n`);
  },
);
