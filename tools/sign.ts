import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { stringify } from 'yaml';
import { problemOf } from '../src/content';
import { plainText } from '../src/content/wording/texts';
import { checkContent, formatReport } from './check';
import { readContent } from './check/readContent';
import { type Signature, signaturesOf } from './check/signatures';

const USAGE = `Mostra o que uma pessoa precisa assinar antes da publicação, e pergunta de cada um.
Uso: npm run sign -- --by "Maria Silva"
  --by <nome>       quem assina
  --data <pasta>    assina em outra pasta`;

/** Who signs, and the day in the format of the files. */
export interface Signer {
  readonly by: string;
  readonly on: string;
}

/** Today by the clock of this machine, such as `2026-11-25`. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Sets values of an object in a JSON text. The lines of other values stay as they are. */
function setInJson(
  text: string,
  path: Signature['path'],
  values: Readonly<Record<string, string>>,
): string {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  const options = {
    formattingOptions: {
      insertSpaces: !indent.includes('\t'),
      tabSize: indent.length,
      eol: '\n',
    },
    // A partner's signature stands after the address.
    getInsertionIndex: (names: string[]) =>
      names.includes('url') ? names.indexOf('url') + 1 : names.length,
  };
  let edited = text;
  for (const [name, value] of Object.entries(values))
    edited = applyEdits(
      edited,
      modify(edited, [...path, name], value, options),
    );
  return edited;
}

/** Sets fields of a front matter, each in its line or in a new one after the day of the last change. */
function setInFrontMatter(
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  const lines = text.split('\n');
  const lineOf = (name: string) =>
    lines
      .slice(0, lines.indexOf('---', 1))
      .findIndex((line) => line.startsWith(`${name}:`));
  let last = lineOf('updated');
  for (const [name, value] of Object.entries(values)) {
    // Quoted as the editor's forms do it.
    const line = `${name}: ${stringify(value, { singleQuote: true }).trimEnd()}`;
    const found = lineOf(name);
    if (found === -1) lines.splice(last + 1, 0, line);
    else lines[found] = line;
    last = found === -1 ? last + 1 : found;
  }
  return lines.join('\n');
}

/** Returns the text of a file with a signature. */
function withSignature(
  text: string,
  { kind, path, code }: Signature,
  { by, on }: Signer,
): string {
  switch (kind) {
    case 'partner':
      return setInJson(text, path, { by, on, code });
    case 'creditBureaus':
      return setInJson(text, path, { approvedBy: by, approvedOn: on, code });
    case 'legalPage':
      return setInFrontMatter(text, {
        reviewed: on,
        reviewedBy: by,
        reviewedCode: code,
      });
  }
}

/** Replaces a file at once, so that it is whole whenever the command is ended. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Everything that a person has to sign. The content has been checked before. */
const readSignatures = (folder: string): Signature[] =>
  signaturesOf(readContent(folder, () => {}));

/**
 * Writes a signature into its file.
 * @throws Error in Portuguese when the file has a form that this function cannot change; it is then as before
 */
function sign(folder: string, signature: Signature, signer: Signer): void {
  const file = join(folder, signature.file);
  const before = readFileSync(file, 'utf8');
  replaceFile(file, withSignature(before, signature, signer));
  const { kind, name } = signature;
  const written = readSignatures(folder).find(
    (one) => one.kind === kind && one.name === name,
  );
  if (written?.state === 'valid') return;
  replaceFile(file, before);
  throw new Error(
    `Não consegui escrever a assinatura em ${signature.location.file}, que ficou como estava. Deixe ali um campo por linha, e tente de novo.`,
  );
}

/** What is shown and asked of each kind, and what follows from a no. */
const TEXTS: Readonly<
  Record<
    Signature['kind'],
    {
      readonly changed: string;
      readonly question: string;
      readonly refused: string;
    }
  >
> = {
  partner: {
    changed: 'O nome ou o endereço mudou depois da assinatura',
    question: 'Abra o endereço: é mesmo da instituição?',
    refused: 'Então corrija o endereço, ou tire-o, em',
  },
  creditBureaus: {
    changed: 'As frases mudaram depois da decisão',
    question: 'A empresa decidiu, com o jurídico, publicar estas frases?',
    refused: 'Então tire as frases, que a publicação recusa, de',
  },
  legalPage: {
    changed: 'O texto mudou depois da leitura',
    question: 'O jurídico leu esta versão, e a aprova?',
    refused: 'Então mude o texto, ou espere a leitura, de',
  },
};

const LAW =
  'O Código de Defesa do Consumidor (Lei nº 8.078/1990, art. 54-C, II) proíbe anunciar crédito sem consulta ao SPC ou à Serasa.';

/** Describes what is to be signed, in lines. */
function describe(signature: Signature): string[] {
  const { kind, name, parts, state, by, on, location, note } = signature;
  const lines = {
    partner: [`Parceiro ${name}`, parts[1] ?? ''],
    creditBureaus: [
      LAW,
      'As páginas dizem:',
      ...parts.map((one) => `- ${one}`),
    ],
    legalPage: [
      `Página ${name}, em ${location.file}`,
      `O texto tem ${(parts[0] ?? '').split(' ').length} palavras.`,
    ],
  }[kind];
  if (note) lines.push(`Anotação: ${note}`);
  if (state === 'changed')
    lines.push(`${TEXTS[kind].changed}${by ? ` de ${by}` : ''}, em ${on}.`);
  if (state === 'uncoded')
    lines.push(
      `A assinatura${by ? ` de ${by}` : ''}, de ${on}, não tem código: não se sabe o que foi assinado.`,
    );
  return lines;
}

/** Asks a person. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Asks until the answer is one of those that are offered. @returns undefined at the end of the input */
async function askFor(
  signature: Signature,
  ask: Ask,
): Promise<'yes' | 'no' | 'later' | undefined> {
  const question = `${TEXTS[signature.kind].question} (s = sim, n = não, Enter = depois) `;
  for (;;) {
    const answer = await ask(question);
    if (answer === undefined) return undefined;
    if (['s', 'sim'].includes(answer)) return 'yes';
    if (['n', 'não', 'nao'].includes(answer)) return 'no';
    if (answer === '') return 'later';
  }
}

/**
 * Asks about each thing that is not signed or has changed, and signs what is answered with yes.
 * @param folder - a content folder that the check has accepted
 * @param ask - returns an answer in lower case, or undefined at the end of the input
 * @returns how many were signed
 */
export async function signAll(
  folder: string,
  signer: Signer,
  ask: Ask,
): Promise<number> {
  const pending = readSignatures(folder).filter(
    ({ state }) => state !== 'valid',
  );
  let signed = 0;
  for (const [i, signature] of pending.entries()) {
    console.log(
      ['', `${i + 1} de ${pending.length}`, ...describe(signature)].join('\n'),
    );
    const answer = await askFor(signature, ask);
    if (answer === undefined) break;
    if (answer === 'no')
      console.log(
        `${TEXTS[signature.kind].refused} ${signature.location.file}.`,
      );
    if (answer !== 'yes') continue;
    sign(folder, signature, signer);
    signed += 1;
  }
  return signed;
}

/** Answers come from a terminal or a pipe, a line each. */
function openInput(): { readonly ask: Ask; readonly close: () => void } {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdout.write(question);
      const { value, done } = await lines.next();
      if (!process.stdin.isTTY) console.log(done ? '' : value);
      return done ? undefined : value.trim().toLowerCase();
    },
    close: () => input.close(),
  };
}

/** Sets the exit code: 1 when the content has errors, 2 when the command cannot be understood. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      by: { type: 'string', default: '' },
      data: { type: 'string', default: 'data' },
    },
  });
  const { by, data } = values;
  const problem = problemOf(plainText('Nome', 80), by);
  if (problem || ['seu nome', 'nome'].includes(by.toLowerCase()))
    throw new Error(problem ? `--by: ${problem}` : 'Escreva o seu nome.');
  const content = await checkContent(data);
  if (content.errors > 0) {
    console.log(formatReport(content));
    console.log('\nNada foi assinado: antes é preciso corrigir os erros.');
    process.exitCode = 1;
    return;
  }
  const { ask, close } = openInput();
  const signed = await signAll(data, { by, on: today() }, ask);
  close();
  const left = readSignatures(data).filter(({ state }) => state !== 'valid');
  console.log(`\nAssinaturas de agora: ${signed}. Faltam: ${left.length}.`);
  if (left.length > 0)
    console.log(`Sem assinatura: ${left.map(({ name }) => name).join(', ')}.`);
}

if (require.main === module)
  void main().catch((error: Error) => {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  });
