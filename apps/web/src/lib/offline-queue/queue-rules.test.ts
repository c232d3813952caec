import { expect, it } from 'vitest';
import { isSameTarget, listValid, QUEUE_LIFETIME_MS, QUEUE_MAX } from './queue-rules.ts';
import type { QueuedAction, QueueEntry } from './queued-action.ts';

const NOW = Date.UTC(2026, 10, 22);

const like = (resourceId: string, on: boolean): QueuedAction => ({
  name: 'like',
  data: { resourceType: 1, resourceId, on },
});

const entry = (action: QueuedAction, change: Partial<QueueEntry> = {}): QueueEntry => ({
  customerId: 'a',
  at: NOW - 1,
  title: '',
  action,
  ...change,
});

const valid = (entries: readonly QueueEntry[]) => listValid(entries, { customerId: 'a', now: NOW });

it('sends the last of several actions of one target, in the order of the last ones', () => {
  const [first, other, last] = [entry(like('v1', true)), entry(like('v2', true)), entry(like('v1', false))];
  expect(valid([first, other, last])).toEqual([other, last]);
});

it.each<[QueuedAction, QueuedAction]>([
  [
    { name: 'bookLive', data: { activityId: 'l1' } },
    { name: 'bookLive', data: { booked: false, activityId: 'l1' } },
  ],
  [
    { name: 'collect', data: { resourceType: 1, resourceId: 'v1', on: false } },
    { name: 'collect', data: { resourceType: 1, resourceId: 'v1', on: true, folders: { into: ['f1'], outOf: [] } } },
  ],
  [
    { name: 'saveScore', data: { resourceType: 1, resourceId: 'v1', score: 1 } },
    { name: 'saveScore', data: { resourceType: 1, resourceId: 'v1', score: 5 } },
  ],
])('recognizes the same target: $0.name', (one, other) => {
  expect(isSameTarget(one, other)).toBe(true);
});

it.each<[QueuedAction, QueuedAction]>([
  [
    { name: 'bookLive', data: { activityId: 'l1' } },
    { name: 'bookLive', data: { activityId: 'l1', itemId: 'i1' } },
  ],
  [like('v1', true), { name: 'collect', data: { resourceType: 1, resourceId: 'v1', on: true } }],
  [
    { name: 'reportComment', data: { commentId: 'c1', reason: 'other', note: '一' } },
    { name: 'reportComment', data: { commentId: 'c1', reason: 'other', note: '二' } },
  ],
])('distinguishes targets: $0.name', (one, other) => {
  expect(isSameTarget(one, other)).toBe(false);
});

it('sends nothing of another customer', () => {
  expect(valid([entry(like('v1', true), { customerId: 'b' })])).toEqual([]);
});

it('sends nothing after 24 hours, nor of a time that is far ahead of the clock', () => {
  const last = entry(like('v1', true), { at: NOW - QUEUE_LIFETIME_MS + 1 });
  const old = entry(like('v2', true), { at: NOW - QUEUE_LIFETIME_MS });
  const ahead = entry(like('v3', true), { at: NOW + QUEUE_LIFETIME_MS });
  expect(valid([last, old, ahead])).toEqual([last]);
});

it('drops the oldest of more than 100 entries', () => {
  const entries = Array.from({ length: QUEUE_MAX + 2 }, (_, index) => entry(like(`v${index}`, true)));
  expect(valid(entries)).toEqual(entries.slice(2));
});
