import { keepSnapshot } from '../dev/contentSnapshot';
import {
  CONTENT,
  HOME,
  readPort,
  startDevelopment,
  waitForSite,
} from '../dev/develop';

/** Shows the site while its content and its code are changed. */
async function main(): Promise<void> {
  const port = await readPort('dev');
  startDevelopment(port, keepSnapshot(CONTENT, HOME));
  const site = await waitForSite(port);
  console.log(`\nO site está em ${site} (Ctrl+C para parar).\n`);
}

main().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
