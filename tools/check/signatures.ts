import { createHash } from 'node:crypto';
import {
  asRead,
  creditBureauSentences,
  legalPath,
  type Path,
  type TextRange,
  textAt,
  valueAt,
} from '../../src/content';
import {
  type Content,
  type LegalPage,
  locationAt,
  type SourceLocation,
} from './content';
import { type ShownText, textsOf } from './texts';

/** `uncoded`: signed without a code, so nobody knows what was signed. `changed`: it is not what was signed. */
export type SignatureState = 'valid' | 'unsigned' | 'uncoded' | 'changed';

/** Something that must not be published before a person has signed it. */
export interface Signature {
  readonly kind: 'partner' | 'creditBureaus' | 'legalPage';
  /** What people call it, such as the name of the partner. */
  readonly name: string;
  /** What is signed, as a reader sees it. */
  readonly parts: readonly string[];
  /** What the signature's code has to be. */
  readonly code: string;
  readonly state: SignatureState;
  /** Who has signed, and the day, as far as the file says. */
  readonly by?: string;
  readonly on?: string;
  /** What people have noted about it. */
  readonly note?: string;
  /** The file inside the content folder. */
  readonly file: string;
  /** Where the signature stands in the file; empty in a front matter. */
  readonly path: Path;
  readonly location: SourceLocation;
}

/** A sentence about a person's credit history. */
export interface CreditBureauSentence extends Omit<ShownText, 'text'> {
  readonly sentence: string;
  readonly range: TextRange;
}

/** The first six hexadecimal digits of the SHA-256 of what is signed. */
const codeOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 6);

/** @param signer - a name or a day, if the file says one */
function stateOf(
  signer: string | undefined,
  code: string | undefined,
  expected: string,
): SignatureState {
  if (code === expected) return 'valid';
  if (code) return 'changed';
  return signer ? 'uncoded' : 'unsigned';
}

/** The sentences about a person's credit history that pages show, in the order of the files. */
export const creditBureauSentencesOf = (
  content: Content,
): CreditBureauSentence[] =>
  [...textsOf(content)].flatMap(({ text, ...place }) =>
    creditBureauSentences(text).map((found) => ({ ...found, ...place })),
  );

/** A partner's name and address. Without an address there is nothing to verify. */
function partnerSignatures({ files }: Content): Signature[] {
  const file = 'partners/partners.json';
  const data = files.get(file);
  const list = valueAt(data?.value, ['partners']);
  if (!data || !Array.isArray(list)) return [];
  return list.flatMap((_, i) => {
    const textOf = (...path: string[]) =>
      textAt(data.value, ['partners', i, ...path]);
    const [name, url, note] = [textOf('name'), textOf('url'), textOf('note')];
    if (!name || !url) return [];
    const parts = [name, url].map((part) => asRead(part).text);
    const code = codeOf(parts);
    const [by, on] = [textOf('verified', 'by'), textOf('verified', 'on')];
    const state = stateOf(by, textOf('verified', 'code'), code);
    const path = ['partners', i, 'verified'];
    const location = locationAt(data, ['partners', i, 'name']);
    const kind = 'partner';
    return [
      { kind, name, parts, code, state, by, on, note, file, path, location },
    ];
  });
}

/**
 * The sentences about SPC and Serasa. A person has to approve those in short texts, and the approval is of all that
 * pages show.
 */
function creditBureauSignatures(content: Content): Signature[] {
  const file = 'home/about.json';
  const data = content.files.get(file);
  const sentences = creditBureauSentencesOf(content);
  if (!data || sentences.every(({ isLegal }) => isLegal)) return [];
  const parts = sentences.map(({ sentence }) => sentence);
  const code = codeOf(parts);
  const path = ['advantages', 'creditCheckApproval'];
  const by = textAt(data.value, [...path, 'approvedBy']);
  const on = textAt(data.value, [...path, 'approvedOn']);
  const state = stateOf(by, textAt(data.value, [...path, 'code']), code);
  const name = 'as frases sobre SPC/Serasa';
  const location = locationAt(data, path);
  const kind = 'creditBureaus';
  return [{ kind, name, parts, code, state, by, on, file, path, location }];
}

/** The text of a legal page below its front matter. */
function legalSignature(page: LegalPage): Signature {
  const parts = [asRead(page.markdown).text.trim()];
  const code = codeOf(parts);
  const by = textAt(page.value, ['reviewedBy']);
  const on = textAt(page.value, ['reviewed']);
  const state = stateOf(on, textAt(page.value, ['reviewedCode']), code);
  const file = legalPath(page.slug);
  const name = textAt(page.value, ['title']) ?? file;
  const location = locationAt(page, ['reviewed']);
  const kind = 'legalPage';
  const path: Path = [];
  return { kind, name, parts, code, state, by, on, file, path, location };
}

/** Everything that a person has to sign before a release, with the state of its signature. */
export const signaturesOf = (content: Content): Signature[] => [
  ...partnerSignatures(content),
  ...creditBureauSignatures(content),
  ...content.pages.map(legalSignature),
];
