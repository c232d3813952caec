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
import type { courseLesson } from '../base/tables.ts';
import { courseTests } from '../test/passed-test-service.ts';
import { createProgressRepository } from './progress-repository.ts';

/** Watch progress of an account in a video. */
interface WatchedVideo {
  readonly seenSeconds: number;
  readonly durationSeconds: number;
  /** True if that is enough to complete its lesson. */
  readonly isSeen: boolean;
  readonly seenRanges: readonly TimeRange[];
  /** Time at which it was last watched, in ms. */
  readonly sessions: readonly number[];
}

/** Watch progress of accounts, read in `tx`. */
export interface WatchLedgerReader {
  /** Watch progress by video id. */
  listSeen(accountId: string, videoIds: readonly string[], tx: Database): Promise<ReadonlyMap<string, WatchedVideo>>;
}

/** Resume positions of accounts in videos. */
export interface VideoPositions {
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
  readonly lastProgressAt: number | null;
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
  watchLedger,
  positions,
}: {
  readonly watchLedger: WatchLedgerReader;
  readonly positions: VideoPositions;
}) {
  async function readRecords(db: Database, accountId: string, rows: readonly Row[]) {
    const videoIds = rows.flatMap(({ lesson, resource }) => (lesson.type === 'video' && resource ? [resource.id] : []));
    const [seen, left, readings] = await Promise.all([
      watchLedger.listSeen(accountId, videoIds, db),
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
        const watched = seen.get(resource?.id ?? '');
        const position = leftById.get(resource?.id ?? '');
        return {
          share: watched ? Math.min(1, watched.seenSeconds / watched.durationSeconds) : 0,
          isDone: watched?.isSeen ?? false,
          positionSeconds: position?.seconds ?? null,
          lastProgressAt: position?.updatedAt ?? null,
        };
      }
      const reading = readingById.get(lesson.id);
      return {
        share: reading?.doneAt ? 1 : (reading?.share ?? 0),
        isDone: reading?.doneAt != null,
        positionSeconds: null,
        lastProgressAt: reading?.reportedAt ?? null,
      };
    };
  }

  /**
   * Returns true if the test of a course is passed; queried only once everything else is done, as the test opens then.
   */
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
      const noRecord = { share: 0, isDone: false, positionSeconds: null, lastProgressAt: null };
      const courses = Map.groupBy(rows, ({ lesson }) => lesson.courseId);
      const entries = [...courses].map(async ([courseId, courseRows]): Promise<[string, CourseProgress]> => {
        const inOrder = courseRows[0]?.inOrder ?? false;
        const rowRecords = courseRows.map((row) => ({ row, ...(recordOf?.(row) ?? noRecord) }));
        const toRecords = (isTestDone: boolean): LessonRecord[] =>
          rowRecords.map(({ row: { lesson, resource }, share, isDone }) => {
            const isTest = lesson.type === 'test';
            const done = isTest ? isTestDone : isDone;
            const { id, type } = lesson;
            return { id, type, isAvailable: isTest || resource !== null, share: done ? 1 : share, isDone: done };
          });
        const untested = toRecords(false);
        const records = (await readTest(db, accountId, courseId, untested)) ? toRecords(true) : untested;
        const lessons = rowRecords.map(({ row: { lesson, resource }, positionSeconds, lastProgressAt }, index) => {
          const record = records[index] ?? { ...lesson, isAvailable: false, share: 0, isDone: false };
          const lock = getLessonLock(records, index, inOrder);
          return {
            lesson,
            resource,
            durationSeconds: resource?.durationSeconds ?? null,
            positionSeconds,
            lastProgressAt,
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
    .filter(({ lastProgressAt }) => lastProgressAt !== null)
    .toSorted((a, b) => (b.lastProgressAt ?? 0) - (a.lastProgressAt ?? 0));
  return last ?? open[0] ?? null;
}
