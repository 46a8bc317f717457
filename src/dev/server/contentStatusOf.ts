import { frame, question, sentence, whereabouts } from '../../check/formatProblems';
import type { CheckResult } from '../../check/problem';
import type { ContentStatus } from '../contentStatus';

/** A check's errors as the overlay shows them. Warnings stay in the terminal. */
export const contentStatusOf = ({ problems }: CheckResult): ContentStatus => ({
  errors: problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({
      place: `${problem.file}:${problem.line}:${problem.column}`,
      whereabouts: whereabouts(problem),
      sentence: sentence(problem),
      question: question(problem),
      frame: frame(problem).join('\n'),
    })),
});
