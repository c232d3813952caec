/** A problem of the library at one location. */
export interface ContentProblem {
  /** Path of the file below the library's folder. */
  readonly file: string;
  /** Id of the item, empty where the problem is not in one. */
  readonly item: string;
  /** The field with the path to it, empty for the item as a whole. */
  readonly field: string;
  readonly problem: string;
}

/** Thrown for invalid content; the message has one line per problem. Nothing of such a library is loaded. */
export class ContentValidationError extends Error {
  override readonly name = 'ContentValidationError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(`The library has ${problems.length} fault(s):\n${problems.map(formatProblem).join('\n')}`);
    this.problems = problems;
  }
}

function formatProblem({ file, item, field, problem }: ContentProblem): string {
  const path = [file, item, field].filter((part) => part !== '').join(' › ');
  return `${path}: ${problem}`;
}
