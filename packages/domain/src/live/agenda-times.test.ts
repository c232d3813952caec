import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNextItem, type ItemStart, timeAgendaItems } from './agenda-times.ts';

const PLAN = [
  { id: 'a', at: 0, endAt: 10 },
  { id: 'b', at: 10, endAt: 30 },
  { id: 'c', at: 30, endAt: 40 },
  { id: 'd', at: 50, endAt: 60 },
];

const timesOf = (starts: readonly ItemStart[]) =>
  timeAgendaItems(PLAN, starts).map(({ id, at, endAt }) => `${id} ${at}-${endAt}`);

test.each<[name: string, starts: readonly ItemStart[], times: readonly string[]]>([
  ['the plan holds without starts', [], ['a 0-10', 'b 10-30', 'c 30-40', 'd 50-60']],
  ['an item started late delays the rest', [{ itemId: 'b', at: 14 }], ['a 0-14', 'b 14-34', 'c 34-44', 'd 54-64']],
  [
    'an item started early brings the rest forward',
    [{ itemId: 'c', at: 25 }],
    ['a 0-10', 'b 10-25', 'c 25-35', 'd 45-55'],
  ],
  ['a skipped item has no length', [{ itemId: 'c', at: 5 }], ['a 0-5', 'b 5-5', 'c 5-15', 'd 25-35']],
  [
    'each start continues from the one before',
    [
      { itemId: 'b', at: 14 },
      { itemId: 'c', at: 40 },
    ],
    ['a 0-14', 'b 14-40', 'c 40-50', 'd 60-70'],
  ],
  [
    'going back starts an item again',
    [
      { itemId: 'c', at: 20 },
      { itemId: 'b', at: 22 },
    ],
    ['a 0-22', 'b 22-42', 'c 42-52', 'd 62-72'],
  ],
  [
    'an item that is no longer in the agenda is ignored',
    [{ itemId: 'x', at: 3 }],
    ['a 0-10', 'b 10-30', 'c 30-40', 'd 50-60'],
  ],
])('%s', (_name, starts, times) => {
  expect(timesOf(starts)).toEqual(times);
});

test('whenever items are started, the item started last is running at that time, in order, and no item ends before it starts', () => {
  const start = fc.record({ itemId: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(fc.array(start, { minLength: 1, maxLength: 6 }), (given) => {
      const starts = given.toSorted((a, b) => a.at - b.at);
      const timed = timeAgendaItems(PLAN, starts);
      const last = starts.at(-1);
      expect(timed.find(({ id }) => id === last?.itemId)?.at).toBe(last?.at);
      for (const [index, { at, endAt }] of timed.entries()) {
        expect(endAt).toBeGreaterThanOrEqual(at);
        expect(timed[index + 1]?.at ?? Infinity).toBeGreaterThanOrEqual(at);
      }
    }),
  );
});

const TOGETHER = [
  { id: 'a', at: 0, endAt: 10 },
  { id: 'b', at: 10, endAt: 30 },
  { id: 'c', at: 10, endAt: 20 },
  { id: 'd', at: 10, endAt: 30 },
  { id: 'e', at: 30, endAt: 40 },
];

test.each<[name: string, starts: readonly ItemStart[], now: number, next: string | undefined]>([
  ['before the agenda its first item', [], -1, 'a'],
  ['the first of items that start together', [], 5, 'b'],
  ['the second of items that started together', [], 12, 'c'],
  ['the third one, if the first of them is over as the second was started', [{ itemId: 'c', at: 14 }], 14, 'd'],
  ['the second one, if the first was started early', [{ itemId: 'b', at: 6 }], 7, 'c'],
  ['the item after the last of them, once it was started', [{ itemId: 'd', at: 14 }], 15, 'e'],
  ['not the skipped ones', [{ itemId: 'd', at: 4 }], 4, 'e'],
  ['none after the last', [], 35, undefined],
])('next is %s', (_name, starts, now, next) => {
  expect(findNextItem(timeAgendaItems(TOGETHER, starts), now)?.id).toBe(next);
});

test('starting the next item again and again starts every item once, in order, whatever their planned times', () => {
  const planned = fc.array(fc.record({ at: fc.integer({ min: 0, max: 5 }), length: fc.integer({ min: 1, max: 9 }) }));
  fc.assert(
    fc.property(planned, (items) => {
      const plan = items.map(({ at, length }, index) => ({
        id: String(index),
        at: 100 + at,
        endAt: 100 + at + length,
      }));
      const starts: ItemStart[] = [];
      for (let now = 0; ; now += 0.01) {
        const next = findNextItem(timeAgendaItems(plan, starts), now);
        if (!next) break;
        starts.push({ itemId: next.id, at: now });
      }
      expect(starts.map(({ itemId }) => itemId)).toEqual(plan.toSorted((a, b) => a.at - b.at).map(({ id }) => id));
    }),
  );
});
