import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ItemStart, timeAgendaItems } from './agenda-times.ts';

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
