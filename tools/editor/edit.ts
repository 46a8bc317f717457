import { spawn } from 'node:child_process';
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
import { startEditor } from './server';

function openBrowser(url: string): void {
  const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
  const { platform } = process;
  const isMac = platform === 'darwin';
  const isWindows = platform === 'win32';
  if (CI || !(isMac || isWindows || DISPLAY || WAYLAND_DISPLAY)) return;
  const [command, ...args] = isWindows
    ? ['cmd', '/c', 'start', '']
    : [isMac ? 'open' : 'xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore' }).on('error', () =>
    console.log(`Abra ${url} no navegador.`),
  );
}

/** Opens forms for the content beside the site. */
void runCommand(
  'Uso: npm run edit -- [--port 8000]',
  { port: { type: 'string', default: '8000' } },
  async ({ values }) => {
    // The editor has the next port.
    const port = portOf(values.port, 1, 65534);
    await requireFreePorts('edit', port, port + 1);
    const snapshot = keepSnapshot(CONTENT, HOME);
    const editor = await startEditor(CONTENT, HOME, port + 1, snapshot);
    process.env.CONTENT_EDITOR = editor.url;
    startDevelopment(port, snapshot);
    console.log(
      `O editor está em ${editor.url}; o site abre nele daqui a pouco.`,
    );
    openBrowser(editor.url);
    editor.showSite(await waitForSite(port));
    console.log(`\nO editor está em ${editor.url} (Ctrl+C para parar).\n`);
  },
);
