import {
  getLessonLock,
  getLessonState,
  isCourseDone,
  type LessonLock,
  type LessonRecord,
  type LessonState,
  type TimeRange,
} from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { courseLesson } from '../tables.ts';
import { courseTests } from '../test/passed-test-service.ts';
import { createProgressRepository } from './progress-repository.ts';

/** Watch progress of an account in a video. */
interface SeenFilm {
  readonly seenSeconds: number;
  readonly durationSeconds: number;
  /** True if that is enough to complete its lesson. */
  readonly isSeen: boolean;
  readonly intervals: readonly TimeRange[];
  /** Time at which it was last watched, in ms. */
  readonly sessions: readonly number[];
}

/** Watch progress of accounts, read in `tx`. */
export interface FilmSource {
  /** Watch progress by video id. */
  listSeen(accountId: string, videoIds: readonly string[], tx: Database): Promise<ReadonlyMap<string, SeenFilm>>;
}

/** Resume positions of accounts in videos. */
export interface FilmPositions {
  /** By video id; videos that were never started are missing. */
  listByVideos(
    tx: Database,
    accountId: string,
    videoIds: readonly string[],
  ): Promise<readonly { readonly videoId: string; readonly seconds: number; readonly updatedAt: number }[]>;
}

/** A lesson with its learner's progress. */
export interface LessonProgress {
  readonly lesson: typeof courseLesson.$inferSelect;
  /** Resource of the lesson; null for a test, and where it is not published. */
  readonly resource: { readonly id: string; readonly type: number; readonly titleEn: string } | null;
  /** Set only for a video. */
  readonly durationSeconds: number | null;
  /** Resume position in the video; null if it was never started. */
  readonly positionSeconds: number | null;
  /** Time of the latest progress in it, in ms; null for never. */
  readonly touchedAt: number | null;
  readonly share: number;
  readonly state: LessonState;
  readonly lock: LessonLock | null;
}

/** A course with its learner's progress. */
export interface CourseProgress {
  readonly lessons: readonly LessonProgress[];
  readonly inOrder: boolean;
  readonly isDone: boolean;
  /** The lesson to continue with: the latest one with progress, else the first open one; null where nothing is left. */
  readonly next: LessonProgress | null;
}

export type ProgressReader = ReturnType<typeof createProgressReader>;

type Row = Awaited<ReturnType<ReturnType<typeof createProgressRepository>['listLessons']>>[number];

/**
 * Reads the progress in courses: of videos from the watch ledger, of documents and cases from the reading reports
 * (rules/learning#lessons).
 */
export function createProgressReader({
  films,
  positions,
}: {
  readonly films: FilmSource;
  readonly positions: FilmPositions;
}) {
  async function readRecords(db: Database, accountId: string, rows: readonly Row[]) {
    const videoIds = rows.flatMap(({ lesson, resource }) => (lesson.type === 'video' && resource ? [resource.id] : []));
    const [seen, left, readings] = await Promise.all([
      films.listSeen(accountId, videoIds, db),
      positions.listByVideos(db, accountId, videoIds),
      createProgressRepository(db).listReadings(
        accountId,
        rows.map(({ lesson }) => lesson.id),
      ),
    ]);
    const leftById = new Map(left.map((row) => [row.videoId, row]));
    const readingById = new Map(readings.map((row) => [row.lessonId, row]));
    return ({ lesson, resource }: Row) => {
      if (lesson.type === 'video') {
        const film = seen.get(resource?.id ?? '');
        const position = leftById.get(resource?.id ?? '');
        return {
          share: film ? Math.min(1, film.seenSeconds / film.durationSeconds) : 0,
          isDone: film?.isSeen ?? false,
          positionSeconds: position?.seconds ?? null,
          touchedAt: position?.updatedAt ?? null,
        };
      }
      const reading = readingById.get(lesson.id);
      return {
        share: reading?.doneAt ? 1 : (reading?.share ?? 0),
        isDone: reading?.doneAt != null,
        positionSeconds: null,
        touchedAt: reading?.reportedAt ?? null,
      };
    };
  }

  /** Returns true if the test of a course is passed; queried only once everything else is done, as the test opens then. */
  async function readTest(db: Database, accountId: string | null, courseId: string, records: readonly LessonRecord[]) {
    const index = records.findIndex(({ type }) => type === 'test');
    if (accountId === null || index < 0 || getLessonLock(records, index, false)) return false;
    return (await courseTests.findPassed(db, accountId, courseId)) !== null;
  }

  return {
    /** Progress of an account in courses by their ids; null stands for a visitor. */
    async read(
      db: Database,
      accountId: string | null,
      courseIds: readonly string[],
    ): Promise<Map<string, CourseProgress>> {
      const rows = await createProgressRepository(db).listLessons(courseIds);
      const recordOf = accountId === null ? null : await readRecords(db, accountId, rows);
      const nothing = { share: 0, isDone: false, positionSeconds: null, touchedAt: null };
      const courses = Map.groupBy(rows, ({ lesson }) => lesson.courseId);
      const entries = [...courses].map(async ([courseId, own]): Promise<[string, CourseProgress]> => {
        const inOrder = own[0]?.inOrder ?? false;
        const facts = own.map((row) => ({ row, ...(recordOf?.(row) ?? nothing) }));
        const toRecords = (isTestDone: boolean): LessonRecord[] =>
          facts.map(({ row: { lesson, resource }, share, isDone }) => {
            const isTest = lesson.type === 'test';
            const done = isTest ? isTestDone : isDone;
            const { id, type } = lesson;
            return { id, type, isAvailable: isTest || resource !== null, share: done ? 1 : share, isDone: done };
          });
        const untested = toRecords(false);
        const records = (await readTest(db, accountId, courseId, untested)) ? toRecords(true) : untested;
        const lessons = facts.map(({ row: { lesson, resource }, positionSeconds, touchedAt }, index) => {
          const record = records[index] ?? { ...lesson, isAvailable: false, share: 0, isDone: false };
          const lock = getLessonLock(records, index, inOrder);
          return {
            lesson,
            resource,
            durationSeconds: resource?.durationSeconds ?? null,
            positionSeconds,
            touchedAt,
            share: record.share,
            state: getLessonState(record, lock),
            lock,
          };
        });
        return [courseId, { lessons, inOrder, isDone: isCourseDone(records), next: findNext(lessons) }];
      });
      return new Map(await Promise.all(entries));
    },
  };
}

function findNext(lessons: readonly LessonProgress[]): LessonProgress | null {
  const open = lessons.filter(({ state }) => state === 'open' || state === 'started');
  const [last] = open
    .filter(({ touchedAt }) => touchedAt !== null)
    .toSorted((a, b) => (b.touchedAt ?? 0) - (a.touchedAt ?? 0));
  return last ?? open[0] ?? null;
}
