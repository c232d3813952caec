import type { AppContext } from '../../../platform/app-context.ts';
import type { CreditService } from '../../credit/credit-service.ts';
import { createCompletion } from './completion-service.ts';
import { type CourseProgress, createProgressReader, type FilmPositions, type FilmSource } from './progress-service.ts';

export type CourseLearning = ReturnType<typeof createCourseLearning>;

/** Creates what other modules need of learning: the progress, its completion, and what a joined course opens. */
export function createCourseLearning(
  deps: Pick<AppContext, 'db' | 'clock'>,
  sources: {
    readonly films: FilmSource;
    readonly positions: FilmPositions;
    readonly credit: Pick<CreditService, 'book'>;
  },
) {
  const { db } = deps;
  const progress = createProgressReader(sources);
  const completion = createCompletion(deps, { ...sources, progress });

  return {
    progress,
    completion,
    settle: completion.settle,
    settleFilm: completion.settleFilm,

    /** The progress of an account in a course; of a visitor for null, undefined for an unknown course. */
    readProgress: async (accountId: string | null, courseId: string): Promise<CourseProgress | undefined> =>
      (await progress.read(db, accountId, [courseId])).get(courseId),
  };
}
