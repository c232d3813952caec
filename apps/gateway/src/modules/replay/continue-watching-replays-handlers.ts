import { findMarkIndex } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { FindLiveListItems } from '../live/list/live-list-service.ts';
import type { ReplayPositions } from './replay-position-service.ts';

/** Maximum number of positions that are read, the latest first, as for videos (rules/video#resume). */
const POSITIONS_MAX = 40;

/** Handles the call of the replays that a customer started, to continue watching (rules/replay#continue-watching). */
export const createContinueWatchingReplaysHandlers = ({
  positions,
  findListItems,
}: {
  readonly positions: Pick<ReplayPositions, 'listLatest'>;
  readonly findListItems: FindLiveListItems;
}): Handlers<'listBegunReplays'> => ({
  async listBegunReplays(_input, { session }) {
    const latest = await positions.listLatest(session.customerId, POSITIONS_MAX);
    if (latest.length === 0) return { list: [] };
    const liveEvents = await findListItems(latest.map(({ liveId }) => liveId));
    const liveOf = new Map(liveEvents.map((live) => [live.activityId, live]));
    return {
      list: latest.flatMap(({ liveId, channelId, seconds }) => {
        const live = liveOf.get(liveId);
        if (!live?.replay) return [];
        const { activityId, activityTitle, activityTitleEn, liveType, picture, pcLink } = live;
        const { durationSeconds, chapters } = live.replay;
        const positionSeconds = Math.min(seconds, durationSeconds);
        return {
          activityId,
          activityTitle,
          activityTitleEn,
          liveType,
          picture,
          pcLink: `${pcLink}${channelId && `&channel=${channelId}`}&t=${Math.floor(positionSeconds)}`,
          positionSeconds,
          durationSeconds,
          chapterTitle: chapters[findMarkIndex(chapters, positionSeconds)]?.title ?? '',
        };
      }),
    };
  },
});
