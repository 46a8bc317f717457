import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true }>
>['values'];

/** What a command was called with. */
export interface Call<T extends Options> {
  readonly values: Values<T>;
  readonly positionals: readonly string[];
}

/** Something that the person who called can put right: told without a stack. */
export class UsageError extends Error {}

function read<T extends Options>(options: T): Call<T> {
  try {
    return parseArgs({ options, allowPositionals: true }) as Call<T>;
  } catch (error) {
    const [, option = ''] = /'([^']*)'/.exec((error as Error).message) ?? [];
    throw new UsageError(`Não entendi a opção ${option}.`);
  }
}

/**
 * Runs a command of package.json: reads its options, and says in Portuguese what went wrong.
 * @param usage - how to call it, shown for a wrong call and for `--help`
 * @param main - does the work; `false` ends with code 1, an error with code 2
 * @param words - how many words it takes beside its options
 */
export async function runCommand<T extends Options>(
  usage: string,
  options: T,
  main: (call: Call<T>) => unknown,
  words = 0,
): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    const call = read(options);
    const [strange] = call.positionals.slice(words);
    if (strange !== undefined) throw new UsageError(`Não entendi "${strange}".`);
    if ((await main(call)) === false) process.exitCode = 1;
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof UsageError ? `${message}\n\n${usage}` : message);
    process.exitCode = 2;
  }
}
