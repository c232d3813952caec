import type { LiveCard, ResponseOf } from '@osteon/contract';
import { isInRewind, isOnAir, LiveStatus } from '@osteon/domain';
import { listChannelItems } from '../stage/agenda-item.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Item = Live['agenda'][number]['items'][number];

/** The URL of the room of a channel (rules/live-page#rooms). */
export const getRoomPath = ({ pcLink }: Pick<LiveCard, 'pcLink'>, channelId: string): string =>
  `${pcLink}&channel=${channelId}`;

/**
 * The URL at which a finished item can be watched again, in the stream or the replay; null if it cannot
 * (rules/live-page#rooms).
 */
export function getRewatchPath(live: Live, item: Item, now: number): string | null {
  const { itemId } = item;
  if (isOnAir(live.status)) {
    const channel = live.channelList.find(
      (each) =>
        isInRewind(item, each, now) && listChannelItems(live, each.channelId).some((shown) => shown.itemId === itemId),
    );
    return channel ? `${getRoomPath(live, channel.channelId)}&item=${encodeURIComponent(itemId)}` : null;
  }
  if (live.status !== LiveStatus.replay) return null;
  for (const { channelId, chapters } of live.replayList) {
    const chapter = chapters.find((each) => each.itemId === itemId);
    if (chapter) return `${getRoomPath(live, channelId)}&t=${Math.floor(chapter.startSeconds)}`;
  }
  return null;
}
