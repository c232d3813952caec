import type { LiveCard, ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Item = Live['agenda'][number]['items'][number];

/** The address of the room of a channel; `second` is the one that its replay opens at (rules/live#rooms). */
export function getRoomPath({ pcLink }: Pick<LiveCard, 'pcLink'>, channelId: string, second?: number): string {
  const room = `${pcLink}&channel=${channelId}`;
  return second === undefined ? room : `${room}&t=${Math.floor(second)}`;
}

/** The address at which an item that is over is seen again; null where it cannot be (rules/live#rooms). */
export function getWatchBackPath(live: Live, { itemId }: Item): string | null {
  if (live.status !== LiveStatus.replay) return null;
  for (const { channelId, chapters } of live.replayList) {
    const chapter = chapters.find((each) => each.itemId === itemId);
    if (chapter) return getRoomPath(live, channelId, chapter.startSeconds);
  }
  return null;
}
