/** One attempt at a test, with the fields that the item statistics need. */
export interface CountedAttempt {
  /** Questions of the attempt. */
  readonly questionIds: readonly string[];
  /** The correctly answered questions. */
  readonly right: readonly string[];
}

/** Item statistics of a question. */
export interface ItemStatistics {
  readonly questionId: string;
  /** Number of attempts that contained the question. */
  readonly attempts: number;
  /** Difficulty: share of right answers, 0 to 1; the lower, the harder. */
  readonly difficulty: number;
  /**
   * Discrimination: correlation of a right answer with the share of the other questions that were right, -1 to 1; null
   * if it is undefined, as all were right or all wrong.
   */
  readonly discrimination: number | null;
}

/** Minimum number of attempts for the statistics of a question to be meaningful. */
const ENOUGH_ATTEMPTS = 20;

/** Shares of right answers below and above which a question is too hard or too easy, and the minimum discrimination. */
const TOO_HARD = 0.3;
const TOO_EASY = 0.95;
const LEAST_DISCRIMINATION = 0.2;

/** Reason to review a question. */
export type ItemConcern = 'hard' | 'easy' | 'undiscriminating';

/**
 * Finds the problems of a question by its statistics; none below the minimum number of attempts
 * (rules/course-test#item-statistics).
 */
export function listItemConcerns({ attempts, difficulty, discrimination }: ItemStatistics): ItemConcern[] {
  if (attempts < ENOUGH_ATTEMPTS) return [];
  return [
    ...(difficulty < TOO_HARD ? (['hard'] as const) : []),
    ...(difficulty > TOO_EASY ? (['easy'] as const) : []),
    ...(discrimination !== null && discrimination < LEAST_DISCRIMINATION ? (['undiscriminating'] as const) : []),
  ];
}

/** Difficulty and discrimination of every question of the attempts, by id (rules/course-test#item-statistics). */
export function computeItemStatistics(attempts: readonly CountedAttempt[]): ItemStatistics[] {
  const ids = [...new Set(attempts.flatMap(({ questionIds }) => questionIds))].toSorted();
  return ids.map((questionId) => {
    const pairs = attempts
      .filter(({ questionIds }) => questionIds.includes(questionId))
      .map(({ questionIds, right }) => {
        const own = right.includes(questionId) ? 1 : 0;
        const others = questionIds.length - 1;
        return { own, rest: others > 0 ? (right.length - own) / others : 0 };
      });
    return {
      questionId,
      attempts: pairs.length,
      difficulty: mean(pairs.map(({ own }) => own)),
      discrimination: correlate(pairs),
    };
  });
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's correlation; null where one side does not vary. */
function correlate(pairs: readonly { readonly own: number; readonly rest: number }[]): number | null {
  const own = mean(pairs.map((pair) => pair.own));
  const rest = mean(pairs.map((pair) => pair.rest));
  const both = mean(pairs.map((pair) => (pair.own - own) * (pair.rest - rest)));
  const spread = Math.sqrt(
    mean(pairs.map((pair) => (pair.own - own) ** 2)) * mean(pairs.map((pair) => (pair.rest - rest) ** 2)),
  );
  // A variance from rounding errors alone counts as zero.
  return spread < 1e-9 ? null : Math.max(-1, Math.min(1, both / spread));
}
