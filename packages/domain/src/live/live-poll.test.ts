import { expect, test } from 'vitest';
import { getNextPollState, getPollStateAt, isPollText, POLL_ACTS, POLL_STATES } from './live-poll.ts';

test('every pair of state and action that is not in the table is a conflict', () => {
  const found = POLL_STATES.flatMap((state) =>
    POLL_ACTS.flatMap((act) => {
      const next = getNextPollState(state, act);
      return next === null ? [] : `${state} ${act} ${next}`;
    }),
  );
  expect(found).toEqual([
    'draft open open',
    'open extend open',
    'open close closed',
    'open publish closed',
    'closed publish closed',
  ]);
});

test.each([
  ['open', null, 100, 'open'],
  ['open', 100, 99, 'open'],
  ['open', 100, 100, 'closed'],
  ['draft', null, 100, 'draft'],
  ['closed', 50, 100, 'closed'],
] as const)('a poll that is %s until %j is at %d %s', (state, endsAt, now, shown) => {
  expect(getPollStateAt(state, endsAt, now)).toBe(shown);
});

test.each([
  ['是', 40, true],
  ['  ', 40, false],
  ['字'.repeat(41), 40, false],
])('%j has up to %d characters: %s', (text, max, isValid) => {
  expect(isPollText(text, max)).toBe(isValid);
});
