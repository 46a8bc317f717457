import { parseArgs } from 'node:util';
import { pack } from './pack';
import { release } from './release';
import { reportSmoke } from './smoke';

const USAGE = `npm run release [-- --preview]    confere, constrói e deixa dist/ pronta para publicar; com --preview, com noindex
npm run smoke [-- https://www.empresa.com.br] [--dir dist | --place usuario@servidor:/srv/mare-credito]
                                  compara o site no ar com dist/, ou com a versão que o servidor diz ter no ar`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'dist' },
      place: { type: 'string' },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { dir, place, preview, help } = values;
  const [command, address, extra] = positionals;
  if (extra !== undefined)
    throw new Error(`Argumento desconhecido: "${extra}".`);
  let isSuccess = true;
  if (help) console.log(USAGE);
  else if (command === 'release') isSuccess = await release(preview);
  else if (command === 'pack') pack(dir);
  else if (command === 'smoke')
    isSuccess = await reportSmoke(address, dir, place);
  else throw new Error(USAGE);
  if (!isSuccess) process.exitCode = 1;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
