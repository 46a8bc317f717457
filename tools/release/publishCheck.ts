import { runCommand } from '../command';
import { readRecord } from './record';

void runCommand(
  'Diz se uma pasta é o que npm run release deixou. Uso: npm run publish:check -- [--dir dist] [--preview]   (--preview: aceita uma prévia)',
  {
    dir: { type: 'string', default: 'dist' },
    preview: { type: 'boolean', default: false },
  },
  ({ values: { dir, preview } }) => {
    const { kind, siteUrl, commit, files } = readRecord(dir);
    if (kind === 'preview' && !preview)
      throw new Error(
        `A pasta ${dir} é uma prévia, com noindex: não vai ao endereço do site. Para publicar: npm run release.`,
      );
    console.log(
      `${dir}: ${kind} de ${siteUrl}, ${files.length} arquivos, commit ${commit}.`,
    );
  },
);
