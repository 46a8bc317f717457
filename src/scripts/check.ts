import { parseArgs } from 'node:util';
import { checkContent } from '../check/checkContent';
import { formatProblems } from '../check/formatProblems';
import { nearest } from '../content/nearest';

const USAGE = `Confere a pasta data. Uso: npm run check -- [opções]
  --release         confere também o que não pode ser publicado (dados de exemplo, parceiros a confirmar, ortografia)
  --spelling        confere também a ortografia
  --format github   escreve anotações para pull requests
  --data <pasta>    confere outra pasta`;

const OPTIONS = {
  release: { type: 'boolean', default: false },
  spelling: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  data: { type: 'string', default: 'data' },
  help: { type: 'boolean', default: false },
} as const;

const NAMES = Object.keys(OPTIONS).map((name) => `--${name}`);

/** Why the command cannot do what it was asked to do, in Portuguese; undefined when it can. */
function misuse(args: readonly string[]): string | undefined {
  // Without "--" npm keeps an option for itself, and leaves no more than this trace of it.
  const kept = NAMES.find((name) => process.env[`npm_config_${name.slice(2)}`] !== undefined);
  if (kept && kept !== '--help' && !args.includes(kept))
    return `O npm ficou com a opção ${kept}. Escreva "--" antes dela: npm run check -- ${kept}`;
  const strange = args.find(
    (arg) => arg.startsWith('-') && !NAMES.includes(arg.split('=')[0] ?? ''),
  );
  if (strange === undefined) return undefined;
  const near = nearest(strange, NAMES);
  return `Não conheço a opção ${strange}.${near ? ` Você quis dizer ${near}?` : ''}\n\n${USAGE}`;
}

async function main(args: string[]): Promise<number> {
  const refusal = misuse(args);
  if (refusal !== undefined) {
    console.error(refusal);
    return 2;
  }
  const { values } = parseArgs({ args, options: OPTIONS, strict: false });
  const { release, spelling, format, data, help } = values;
  if (help || (format !== 'text' && format !== 'github') || typeof data !== 'string') {
    console.log(USAGE);
    return help ? 0 : 2;
  }
  const result = await checkContent(data, {
    release: release === true,
    spelling: spelling === true || release === true,
  });
  console.log(formatProblems(result, format));
  return result.errors > 0 ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
