import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { runCommand, UsageError } from './command';

const USAGE = `Confere a pasta data. Uso: npm run check -- [opções]
  --release         confere também o que não pode ser publicado (dados de exemplo, parceiros a confirmar, ortografia)
  --spelling        confere também a ortografia
  --format github   escreve anotações para pull requests
  --data <pasta>    confere outra pasta`;

void runCommand(
  USAGE,
  {
    release: { type: 'boolean' },
    spelling: { type: 'boolean' },
    format: { type: 'string', default: 'text' },
    data: { type: 'string', default: 'data' },
  },
  async ({ values: { release, spelling, format, data } }) => {
    if (format !== 'text' && format !== 'github')
      throw new UsageError(`Não conheço o formato "${format}".`);
    const result = await checkContent(data, { release, spelling });
    console.log(formatProblems(result, format));
    return result.errors === 0;
  },
);
