import type { LiveCard, ResponseOf } from '@osteon/contract';
import { formatDay, getScheduleState, isInRewind, isOnAir, LiveStatus, sortByStart } from '@osteon/domain';
import { listChannelItems } from '../../../entities/live/agenda-item.ts';
import { m } from '../../../texts/index.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Item = Live['agenda'][number]['items'][number];

/** An item of a meeting's schedule and its hall. */
export type ScheduleItem = Item & { readonly hallName: string };

/** A hall of a meeting with its items in order. */
export interface Hall {
  readonly id: string;
  readonly name: string;
  readonly channelId: string;
  readonly items: readonly ScheduleItem[];
}

/** The halls of a meeting; the one of a meeting without others has no name of its own. */
export const listHalls = ({ halls, agenda }: Live): Hall[] =>
  halls.map(({ subMeetingUuid: id, hallName, channelId }) => {
    const name = hallName || m['live.meeting.mainHall']();
    const items = agenda
      .filter(({ subMeetingUuid }) => subMeetingUuid === id)
      .flatMap((group) => group.items.map((item) => ({ ...item, hallName: name })));
    return { id, name, channelId, items: sortByStart(items) };
  });

/** The halls with their items of a day, yyyy-mm-dd. */
export const listHallsOfDay = (halls: readonly Hall[], day: string): Hall[] =>
  halls.map((hall) => ({ ...hall, items: hall.items.filter(({ at }) => formatDay(at) === day) }));

/** The item that runs in a hall at `now`, otherwise the next one; undefined after the last. */
export const findCurrentItem = ({ items }: Hall, now: number): ScheduleItem | undefined =>
  items.find((item) => getScheduleState(item, now) === 'running') ??
  items.find((item) => getScheduleState(item, now) === 'coming');

/** The items of a meeting that the user has booked, by start time. */
export const listBookedItems = (halls: readonly Hall[]): ScheduleItem[] =>
  sortByStart(halls.flatMap(({ items }) => items.filter(({ booked }) => booked)));

/** The URL of the room of a channel (rules/room#rooms). */
export const getRoomPath = ({ pcLink }: Pick<LiveCard, 'pcLink'>, channelId: string): string =>
  `${pcLink}&channel=${channelId}`;

/**
 * The URL at which a finished item can be watched again, in the stream or the replay; null if it cannot
 * (rules/room#rooms).
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
