import type { ContentCopy } from './contentCopy';

/** One thing a maintainer can get wrong, and what the check must say of it. */
export interface WrongInput {
  readonly mistake: string;
  readonly spoil: (data: ContentCopy) => void;
  readonly file: string;
  /** The piece of the spoilt file where the problem must be placed; line 1, column 1 if left out. */
  readonly at?: string;
  readonly entry?: string;
  readonly field?: string;
  /** The whole sentence, or how it begins. */
  readonly says: string | ((data: ContentCopy) => string);
  readonly suggests?: string;
  readonly warning?: boolean;
  /** True where nothing else may be said of the file. */
  readonly alone?: boolean;
}

/** A mistake made by changing one piece of a text file. */
export const edited = (
  file: string,
  from: string | RegExp,
  to: string,
  expected: Omit<WrongInput, 'spoil' | 'file'> & { readonly file?: string },
): WrongInput => ({ file, ...expected, spoil: (data) => data.edit(file, from, to) });

/** What is said of a file with the marks of two versions. */
export const MIXED =
  'O arquivo tem duas versões misturadas; deixe só uma e apague as três linhas de marca (<<<<<<<, ======= e >>>>>>>).';
