/** Why a series cannot be shown (rules/case-series#problems); its author reads it with a remedy. */
export type SeriesProblem =
  | 'notDicom'
  | 'noPixels'
  | 'severalFrames'
  | 'unsupported'
  | 'tooLarge'
  | 'broken'
  | 'mixedSeries'
  | 'missingSlices'
  | 'tooManySlices'
  | 'badArchive'
  | 'lockedArchive';

/** A file or series that is refused. */
export class SeriesError extends Error {
  readonly problem: SeriesProblem;

  constructor(problem: SeriesProblem) {
    super(problem);
    this.name = 'SeriesError';
    this.problem = problem;
  }
}
