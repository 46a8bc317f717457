// Most of a check's time goes into pictures and legal pages, and a case changes at most one of them.

/** Remembers the result for each input. */
function memoize<Input extends readonly (Buffer | string)[], Result>(
  parse: (...input: Input) => Result,
): (...input: Input) => Result {
  const results = new Map<string, Result>();
  return (...input) => {
    const key = input.map((part) => part.toString('latin1')).join('\n');
    const result = results.get(key) ?? parse(...input);
    results.set(key, result);
    return result;
  };
}

jest.mock('../../tools/check/parsers/picture', () => {
  const picture = jest.requireActual<
    typeof import('../../tools/check/parsers/picture')
  >('../../tools/check/parsers/picture');
  return {
    ...picture,
    parsePicture: memoize(picture.parsePicture),
    svgError: memoize(picture.svgError),
  };
});

jest.mock('../../tools/check/parsers/markdown', () => {
  const markdown = jest.requireActual<
    typeof import('../../tools/check/parsers/markdown')
  >('../../tools/check/parsers/markdown');
  return { ...markdown, parsePage: memoize(markdown.parsePage) };
});

export {};
