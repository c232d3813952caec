import type { Handlers } from '../../../platform/http/handler.ts';
import type { LessonAccess } from '../handlers.ts';
import type { WatchService } from './watch-service.ts';

/** The calls of players that report what they play. */
export type WatchCalls = 'openWatchSession' | 'reportWatch';

/** Answers the calls of players (rules/watch#sessions). */
export function createWatchHandlers(
  watches: WatchService,
  lessons: Pick<LessonAccess, 'opensFilm'>,
): Handlers<WatchCalls> {
  return {
    async openWatchSession({ id, lessonId }, { session }) {
      const inLesson = lessonId !== undefined && (await lessons.opensFilm(session, { lessonId, videoId: id }));
      return { nonce: await watches.open(session.customerId, id, inLesson) };
    },
    reportWatch: (heartbeat, context) => watches.report(context, heartbeat),
  };
}
