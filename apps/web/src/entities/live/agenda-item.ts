import type { ResponseOf } from '@osteon/contract';
import { sortByStart } from '@osteon/domain';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Item = Live['agenda'][number]['items'][number];

/**
 * The agenda items of a channel, in order: those of its halls, or all if there is one hall (rules/live-agenda#halls).
 */
export function listChannelItems({ halls, agenda }: Pick<Live, 'halls' | 'agenda'>, channelId: string): Item[] {
  const shown = new Set(halls.filter((hall) => hall.channelId === channelId).map((hall) => hall.subMeetingUuid));
  const groups = agenda.filter(({ subMeetingUuid }) => halls.length < 2 || shown.has(subMeetingUuid));
  return sortByStart(groups.flatMap(({ items }) => items));
}

/** The item that runs at a time. */
export const findItem = (items: readonly Item[], timestamp: number): Item | undefined =>
  items.findLast(({ at, endAt }) => at <= timestamp && timestamp < endAt);

/** The first item that starts within a number of ms after a time. */
export const findNextItem = (items: readonly Item[], timestamp: number, within: number): Item | undefined =>
  items.find(({ at }) => at > timestamp && at - timestamp <= within);
