/** An evening on which a sample account learns. */
export interface SampleEvening {
  /** Days before the load. */
  readonly daysAgo: number;
  readonly courseId: string;
  /** The number of open lessons that are completed, in their order; the test is one of them. */
  readonly lessons: number;
  /** Share of one more lesson, a video, that is watched. */
  readonly startedShare?: number;
  /** Wrong answers of each attempt at the test. */
  readonly wrongAnswers?: readonly number[];
}

/**
 * The learning of account 02: free courses that are completed, one with a failed test, one that is started, one that is
 * only joined (rules/library#sample-learning). In rising order, and each after its course was published.
 */
export const SAMPLE_EVENINGS: readonly SampleEvening[] = [
  { daysAgo: 214, courseId: 'c18', lessons: 3 },
  { daysAgo: 209, courseId: 'c18', lessons: 3, wrongAnswers: [5, 1] },
  { daysAgo: 171, courseId: 'c07', lessons: 3 },
  { daysAgo: 166, courseId: 'c07', lessons: 4, wrongAnswers: [2] },
  { daysAgo: 117, courseId: 'c10', lessons: 5 },
  { daysAgo: 92, courseId: 'c01', lessons: 4 },
  { daysAgo: 85, courseId: 'c01', lessons: 3, wrongAnswers: [1] },
  { daysAgo: 40, courseId: 'c13', lessons: 6 },
  { daysAgo: 19, courseId: 'c09', lessons: 5 },
  { daysAgo: 6, courseId: 'c16', lessons: 5 },
  { daysAgo: 3, courseId: 'c05', lessons: 0 },
  { daysAgo: 2, courseId: 'c16', lessons: 1, wrongAnswers: [5] },
  { daysAgo: 1, courseId: 'c17', lessons: 1, startedShare: 0.6 },
];
