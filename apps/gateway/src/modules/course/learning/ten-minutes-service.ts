import type { ResponseOf } from '@osteon/contract';
import { findVideoRemainder, getChapterRanges, pickParts, type Titles } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ContentService } from '../../content/service.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import { mayLearn } from '../base/policy.ts';
import { buildLessonLink } from './lesson-presenter.ts';
import type { LessonProgress, ProgressReader, WatchLedgerReader } from './progress-service.ts';

/** Maximum number of courses that are searched for parts, latest progress first. */
const COURSES_MAX = 20;

type Chapter = ResponseOf<'pickTenMinutes'>['chapters'][number];

/** Chapters of videos. */
export interface VideoChapters {
  /** By video id; missing or empty for videos without chapters. */
  listChapters(
    videoIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly (Titles & { readonly startSeconds: number })[]>>;
}

export type TenMinutes = ReturnType<typeof createTenMinutes>;

/** Creates the service that picks parts of videos that fit into some minutes (rules/learning#ten-minutes). */
export function createTenMinutes(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    content,
    watchLedger,
    progress,
    chapters,
  }: {
    readonly content: Pick<ContentService, 'findCards'>;
    readonly watchLedger: WatchLedgerReader;
    readonly progress: ProgressReader;
    readonly chapters: VideoChapters;
  },
) {
  return {
    /** Unfinished parts of the joined courses that fit into `minutes` together. */
    async pick(session: Session, minutes: number): Promise<Chapter[]> {
      const { customerId } = session;
      const joined = await createLearnerRepository(db).listUnfinished(customerId, COURSES_MAX);
      const ids = joined.map(({ courseId }) => courseId);
      const [cards, progressById] = await Promise.all([
        content.findCards(ids, session),
        progress.read(db, customerId, ids),
      ]);
      const offered = new Set<string>();
      const courses = cards
        .filter(({ course }) => course && mayLearn(session, course, clock.now()))
        .map((card) => ({ card, lessons: listOpenVideos(progressById.get(card.resourceId), offered) }));
      const videoIds = [...offered];
      const [seen, marks] = await Promise.all([
        watchLedger.listSeen(customerId, videoIds, db),
        chapters.listChapters(videoIds),
      ]);

      const listParts = ({ resourceId: id, title, titleEn }: (typeof cards)[number], lesson: OpenVideo): Chapter[] => {
        const watched = seen.get(lesson.resource.id);
        if (!watched) return [];
        const named = marks.get(lesson.resource.id) ?? [];
        const ranges = getChapterRanges(named, watched.durationSeconds);
        const whole = { startSeconds: 0, endSeconds: watched.durationSeconds };
        const names = { title: lesson.lesson.title, titleEn: lesson.resource.titleEn };
        return [
          { range: whole, names },
          ...named.map((mark, index) => ({ range: ranges[index] ?? whole, names: mark })),
        ]
          .map(({ range, names: { title: name, titleEn: nameEn } }) => {
            const remainder = findVideoRemainder(range, watched.seenRanges);
            const durationSeconds = Math.round(range.endSeconds - range.startSeconds);
            return (
              remainder && {
                lessonId: lesson.lesson.id,
                title: name,
                titleEn: nameEn,
                course: { id, title, titleEn },
                durationSeconds,
                ...remainder,
                isStarted: remainder.remainingSeconds < durationSeconds,
                pcLink: `${buildLessonLink(lesson)}&t=${remainder.startSeconds}`,
              }
            );
          })
          .filter((part) => part !== null);
      };
      const offers = courses.map(({ card, lessons }) => lessons.map((lesson) => listParts(card, lesson)));
      return [...pickParts(offers, minutes * 60)];
    },
  };
}

type OpenVideo = LessonProgress & { readonly resource: NonNullable<LessonProgress['resource']> };

/**
 * The videos of a course that are available and not done, the one to continue with first; each video of all courses
 * once.
 */
function listOpenVideos(
  course: { readonly lessons: readonly LessonProgress[]; readonly next: LessonProgress | null } | undefined,
  offered: Set<string>,
): OpenVideo[] {
  const { lessons = [], next = null } = course ?? {};
  return [next, ...lessons.filter((each) => each !== next)].filter((each): each is OpenVideo => {
    if (!each || each.lesson.type !== 'video' || !each.resource || offered.has(each.resource.id)) return false;
    if (each.state !== 'open' && each.state !== 'started') return false;
    offered.add(each.resource.id);
    return true;
  });
}
