import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestWord } from '../src/content/fields/text';

type Options = NonNullable<ParseArgsConfig['options']>;
type Call<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>;

/** Something that the person who called can put right: told together with how to call. */
export class UsageError extends Error {}

function read<T extends Options>(
  usage: string,
  options: T,
  words: number,
): Call<T> {
  const names = Object.keys(options).map((name) => `--${name}`);
  const args = process.argv.slice(2);
  // Without "--" npm keeps an option for itself, and leaves no more than this trace of it.
  const kept = names.find(
    (name) => process.env[`npm_config_${name.slice(2)}`] !== undefined,
  );
  if (kept && !args.includes(kept)) {
    const [command] = /npm run \S+/.exec(usage) ?? [];
    throw new UsageError(
      `O npm ficou com a opção ${kept}. Escreva "--" antes dela: ${command} -- ${kept}`,
    );
  }
  const strange = args.find(
    (arg) => /^-./.test(arg) && !names.includes(arg.split('=')[0] ?? ''),
  );
  if (strange) {
    const near = nearestWord(strange, names);
    const guess = near ? ` Você quis dizer ${near}?` : '';
    throw new UsageError(`Não conheço a opção ${strange}.${guess}`);
  }
  const call = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: true,
  });
  const [extra] = call.positionals.slice(words);
  if (extra !== undefined) throw new UsageError(`Não entendi "${extra}".`);
  return call;
}

/** @param main - `false` ends with code 1, an error with code 2. @param words - how many stand beside the options */
export async function runCommand<T extends Options>(
  usage: string,
  options: T,
  main: (call: Call<T>) => unknown,
  words = 0,
): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    if ((await main(read(usage, options, words))) === false)
      process.exitCode = 1;
  } catch (error) {
    const { message } = error as Error;
    console.error(
      error instanceof UsageError ? `${message}\n\n${usage}` : message,
    );
    process.exitCode = 2;
  }
}
