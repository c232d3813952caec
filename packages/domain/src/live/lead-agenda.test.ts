import { expect, test } from 'vitest';
import { selectLeadAgenda } from './lead-agenda.ts';

test.each([
  [5, 2, '1 past, 2 running, 3 coming'],
  [5, 0, '0 running, 1 coming, 2 coming'],
  [5, 4, '2 past, 3 past, 4 running'],
  [5, null, '0 coming, 1 coming, 2 coming'],
  [2, 1, '0 past, 1 running'],
  [0, null, ''],
])('of %i lines of which %s runs: %s', (length, running, shown) => {
  const agenda = Array.from({ length }, (_, index) => ({ index, running: index === running }));
  expect(
    selectLeadAgenda(agenda)
      .map(({ index, state }) => `${index} ${state}`)
      .join(', '),
  ).toBe(shown);
});
