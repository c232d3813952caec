import { expect, test } from 'vitest';
import { findItem, findNextItem, listChannelItems } from './agenda-item.ts';

const MINUTE = 60_000;
const item = (itemId: string, minute: number, minutes: number) => ({
  itemId,
  at: minute * MINUTE,
  endAt: (minute + minutes) * MINUTE,
  title: itemId,
  speaker: '',
  hospital: '',
  booked: false,
});
const agenda = [
  { group: '判读', subMeetingUuid: 'l1', items: [item('a', 0, 25), item('b', 25, 35)] },
  { group: '置入', subMeetingUuid: 'l1.2', items: [item('c', 10, 20)] },
];
const hall = (subMeetingUuid: string, channelId: string) => ({ subMeetingUuid, hallName: '', channelId });
const ids = (items: readonly { itemId: string }[]) => items.map(({ itemId }) => itemId);

test('a channel shows the agenda of its hall, or all of it if there is one hall', () => {
  const halls = [hall('l1', 'one'), hall('l1.2', 'two')];
  expect(ids(listChannelItems({ halls, agenda }, 'two'))).toEqual(['c']);
  expect(ids(listChannelItems({ halls: halls.slice(0, 1), agenda }, 'two'))).toEqual(['a', 'c', 'b']);
});

test('the running item and the next one are found by the wall clock', () => {
  const items = listChannelItems({ halls: [], agenda: agenda.slice(0, 1) }, 'one');
  expect(findItem(items, 25 * MINUTE)?.itemId).toBe('b');
  expect(findItem(items, 60 * MINUTE)).toBeUndefined();
  expect(findNextItem(items, 20 * MINUTE, 5 * MINUTE)?.itemId).toBe('b');
  expect(findNextItem(items, 19 * MINUTE, 5 * MINUTE)).toBeUndefined();
});
