import type { z } from 'zod';

const TYPES: Readonly<Record<string, string>> = {
  string: 'escreva um texto entre aspas',
  array: 'escreva uma lista entre colchetes: [ … ]',
  object: 'escreva os campos entre chaves: { … }',
};

/** What an editor reads about a wrong value: zod's own Portuguese is for programmers. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const { length } = Object(issue.input);
  if (issue.input === undefined) return 'falta este campo';
  if (issue.input === null) return 'este campo está sem valor';
  if (issue.code === 'invalid_type') return TYPES[issue.expected];
  if (issue.code === 'invalid_value')
    return `escreva um destes: ${issue.values.join(', ')}`;
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'o texto está vazio; escreva-o'
      : `a lista precisa ter pelo menos ${issue.minimum}, e tem ${length}`;
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `aqui cabem ${issue.maximum} caracteres, e há ${length}; encurte`
      : `a lista pode ter no máximo ${issue.maximum}, e tem ${length}`;
  return undefined;
};
