import { runCommand } from '../command';
import { checkContent } from './checkContent';
import { formatReport } from './report';

const USAGE = `Confere a pasta data. Uso: npm run check -- [opções]
  --release         confere também o que não pode ser publicado (dados de exemplo, parceiros a confirmar, ortografia)
  --spelling        confere também a ortografia
  --data <pasta>    confere outra pasta`;

void runCommand(
  USAGE,
  {
    release: { type: 'boolean' },
    spelling: { type: 'boolean' },
    data: { type: 'string', default: 'data' },
  },
  async ({ values: { release, spelling, data } }) => {
    const result = await checkContent(data, { release, spelling });
    console.log(formatReport(result));
    return result.errors === 0;
  },
);
