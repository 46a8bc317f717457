import { asSentence } from '../content/fieldProblem';
import type { CheckResult, Problem } from './problem';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`;

export const sentence = ({ found, expected }: Problem): string =>
  asSentence(found ? `Encontrei ${found}; ${expected}` : expected);

export const question = ({ suggestion }: Problem): string =>
  suggestion === undefined
    ? ''
    : `Você quis dizer ${suggestion.trim() === '' ? 'um espaço' : `"${suggestion}"`}?`;

const remainder = ({ more }: Problem): string =>
  more
    ? `Há mais ${count(more, 'problema', 'problemas')} como este neste arquivo.`
    : '';

const advice = (problem: Problem) =>
  [question(problem), remainder(problem)].filter(Boolean);

export const whereabouts = ({ entry, field }: Problem): string =>
  [entry, field && `campo "${field}"`].filter(Boolean).join(', ');

const WIDTH = 100;

export function frame({ source, line, column, length }: Problem): string[] {
  if (source === undefined) return [];
  const from = column - 1 > WIDTH - 20 ? column - 41 : 0;
  const cut = source.slice(from, from + WIDTH).replace(/\t/g, ' ');
  const head = from > 0 ? '…' : '';
  const shown = `${head}${cut}${from + WIDTH < source.length ? '…' : ''}`;
  const start = column - 1 - from + head.length;
  const marker = '^'.repeat(
    Math.max(1, Math.min(length, shown.length - start)),
  );
  const margin = `${line}`.length;
  return [
    `${line} | ${shown}`,
    `${' '.repeat(margin)} | ${' '.repeat(start)}${marker}`,
  ];
}

function textOf(problem: Problem): string {
  const { file, line, column, severity } = problem;
  const where = whereabouts(problem);
  const head = `${severity === 'error' ? 'ERRO ' : 'AVISO'} ${file}:${line}:${column}${where && `  ${where}`}`;
  const lines = frame(problem).map((one) => `  ${one}`);
  const shown = lines.length > 0 ? ['', ...lines] : [];
  const body = [sentence(problem), ...shown, ...advice(problem)];
  return [head, ...body.map((one) => one && `  ${one}`)].join('\n');
}

export function summary({
  errors,
  warnings,
  files,
  milliseconds,
}: CheckResult): string {
  const found =
    errors + warnings === 0
      ? 'Conteúdo conferido: está tudo certo'
      : `Conteúdo conferido: ${count(errors, 'erro', 'erros')}, ${count(warnings, 'aviso', 'avisos')}`;
  return `${found} (${count(files, 'arquivo', 'arquivos')}, ${Math.round(milliseconds)} ms).`;
}

export const formatProblems = (result: CheckResult): string =>
  [...result.problems.map(textOf), summary(result)].join('\n\n');
