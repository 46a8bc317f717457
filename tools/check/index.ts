import { parseArgs } from 'node:util';
import { checkContent } from './checkContent';
import { formatReport } from './report';

export { checkContent } from './checkContent';
export type { Diagnostic } from './content';
export { formatForReading, formatReport } from './report';
export { watchContent } from './watchContent';

const USAGE = `Confere a pasta data. Uso: npm run check -- [opções]
  --release         confere também o que não pode ser publicado (como dados de exemplo)
  --data <pasta>    confere outra pasta`;

/** Sets the exit code: 1 after errors, 2 when the folder cannot be read. */
async function main(): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        release: { type: 'boolean' },
        data: { type: 'string', default: 'data' },
      },
    });
    const { release } = values;
    const result = await checkContent(values.data, { release });
    console.log(formatReport(result, release));
    process.exitCode = result.errors === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    process.exitCode = 2;
  }
}

if (require.main === module) void main();
