import type { Content } from './checkContent';
import type { Problem } from './problem';

/** Words that no dictionary knows. */
export async function spellingProblems(_content: Content): Promise<Problem[]> {
  return [];
}
