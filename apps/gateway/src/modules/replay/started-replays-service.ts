import type { ResponseOf } from '@osteon/contract';
import { findMarkIndex, getResumePosition } from '@osteon/domain';
import type { FindLiveListItems } from '../live/list/live-list-service.ts';
import type { ReplayPositions } from './replay-position-service.ts';

/** Maximum number of positions that are read, the latest first, as for videos (rules/video#resume). */
const POSITIONS_MAX = 40;

/** A replay that an account started. */
type StartedReplay = ResponseOf<'listBegunReplays'>['list'][number];

/** Creates the list of the replays that an account started, the last watched first (rules/replay#continue-watching). */
export function createStartedReplays({
  positions,
  findListItems,
}: {
  readonly positions: Pick<ReplayPositions, 'listLatest'>;
  readonly findListItems: FindLiveListItems;
}) {
  return async (accountId: string): Promise<StartedReplay[]> => {
    const latest = await positions.listLatest(accountId, POSITIONS_MAX);
    if (latest.length === 0) return [];
    const liveEvents = await findListItems(latest.map(({ liveId }) => liveId));
    const liveOf = new Map(liveEvents.map((live) => [live.activityId, live]));
    return latest.flatMap(({ liveId, channelId, seconds }) => {
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
    });
  };
}

/** The ids of the replays for which a resume is offered: started and not finished (rules/video#resume). */
export const getUnfinishedIds = (started: readonly StartedReplay[]): string[] =>
  started.flatMap(({ activityId, positionSeconds, durationSeconds }) =>
    getResumePosition(positionSeconds, durationSeconds) === null ? [] : activityId,
  );
