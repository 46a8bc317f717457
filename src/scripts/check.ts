import { parseArgs } from 'node:util';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';

const USAGE = `Confere a pasta data. Uso: npm run check -- [opções]
  --release         confere também o que não pode ser publicado (dados de exemplo, parceiros a confirmar, ortografia)
  --spelling        confere também a ortografia
  --format github   escreve anotações para pull requests
  --data <pasta>    confere outra pasta`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      release: { type: 'boolean', default: false },
      spelling: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      data: { type: 'string', default: 'data' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || !['text', 'github'].includes(values.format)) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const result = await checkContent(values.data, {
    release: values.release,
    spelling: values.spelling || values.release,
  });
  console.log(formatProblems(result, values.format as 'text' | 'github'));
  if (result.errors > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
