import type { ResponseOf } from '@osteon/contract';

/** Why a series cannot be shown (rules/case-series#problems); its author reads it with a remedy. */
export type SeriesProblem = NonNullable<ResponseOf<'getCaseSeries'>['list'][number]['problem']>;

/** A file or series that is refused. */
export class SeriesError extends Error {
  readonly problem: SeriesProblem;

  constructor(problem: SeriesProblem) {
    super(problem);
    this.name = 'SeriesError';
    this.problem = problem;
  }
}
