import { parseArgs } from 'node:util';
import { pack } from './pack';
import { release } from './release';
import { reportSmoke } from './smoke';

const USAGE = `npm run release [-- --preview]    confere, constrói e deixa dist/ pronta para publicar; com --preview, com noindex
npm run smoke [-- https://www.empresa.com.br] [--dir dist | --place usuario@servidor:/srv/mare-credito]
                                  compara o site no ar com dist/, ou com a versão que o servidor diz ter no ar`;

async function main(): Promise<boolean | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string', default: 'dist' },
      place: { type: 'string' },
      preview: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, address, extra] = positionals;
  if (values.help) console.log(USAGE);
  else if (extra !== undefined)
    throw new Error(`Argumento desconhecido: "${extra}".`);
  else if (command === 'release') return release(values.preview);
  else if (command === 'pack') pack(values.dir);
  else if (command === 'smoke')
    return reportSmoke(address, values.dir, values.place);
  else throw new Error(USAGE);
  return undefined;
}

main()
  .then((isSuccess) => {
    if (isSuccess === false) process.exitCode = 1;
  })
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
