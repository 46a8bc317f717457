// A check takes most of its time for pictures and legal pages, of which a case changes one at most.
const picture = jest.requireActual<
  typeof import('../../tools/check/parsers/picture')
>('../../tools/check/parsers/picture');
const markdown = jest.requireActual<
  typeof import('../../tools/check/parsers/markdown')
>('../../tools/check/parsers/markdown');

/** A parser that gives the answer it gave before to the same bytes or texts. */
function once<Input extends readonly (Buffer | string)[], Answer>(
  parse: (...input: Input) => Answer,
): (...input: Input) => Answer {
  const answers = new Map<string, Answer>();
  return (...input) => {
    const key = input.map((part) => part.toString('latin1')).join('\n');
    const answer = answers.get(key) ?? parse(...input);
    answers.set(key, answer);
    return answer;
  };
}

const parseBytes = once((bytes: Buffer) => picture.parsePicture(bytes));

/** The parsers that read an unchanged file once, for `jest.mock`. */
export const parsers = {
  picture: {
    ...picture,
    // Of a path nobody knows whether the file is as it was.
    parsePicture: (input: Buffer | string) =>
      typeof input === 'string'
        ? picture.parsePicture(input)
        : parseBytes(input),
    svgError: once(picture.svgError),
  },
  markdown: { ...markdown, parsePage: once(markdown.parsePage) },
};
