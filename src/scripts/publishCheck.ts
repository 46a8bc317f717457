import { readRecord } from '../publish/record';
import { runCommand } from './command';

const USAGE = `Diz se uma pasta pode ir ao ar: só o que npm run release deixou, sem mudança. Uso: npm run publish:check -- [--dir dist] [--preview]
  --preview   aceita também uma prévia, que vai a um endereço só dela`;

/** @throws Error in Portuguese when the folder must not be published */
function checkPublication(dir: string, preview: boolean): void {
  const { kind, siteUrl, commit, files } = readRecord(dir);
  if (kind === 'preview' && !preview)
    throw new Error(
      `A pasta ${dir} é uma prévia, com noindex: não vai ao endereço do site. Para publicar: npm run release. Para pôr a prévia em um endereço só dela: --preview.`,
    );
  const names = {
    release: `a publicação de ${siteUrl}`,
    preview: `uma prévia de ${siteUrl}`,
    editor: 'o editor do conteúdo',
  };
  console.log(
    `A pasta ${dir} é ${names[kind]}, inteira: ${files.length} arquivos, commit ${commit ?? 'desconhecido'}.`,
  );
}

void runCommand(
  USAGE,
  {
    dir: { type: 'string', default: 'dist' },
    preview: { type: 'boolean', default: false },
  },
  ({ values }) => checkPublication(values.dir, values.preview),
);
