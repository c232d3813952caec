import type { Handlers } from '../../../platform/http/handler.ts';
import type { WatchService } from './watch-service.ts';

/** The calls of players that report watched time ranges. */
export type WatchCalls = 'openWatchSession' | 'reportWatch';

/** Creates the handlers of the players' watch calls (rules/watch#sessions). */
export function createWatchHandlers(watches: WatchService): Handlers<WatchCalls> {
  return {
    async openWatchSession({ id, lessonId = null }, { session }) {
      return { nonce: await watches.open(session.customerId, { videoId: id, lessonId }) };
    },

    reportWatch: (heartbeat, context) => watches.report(context, heartbeat),
  };
}
