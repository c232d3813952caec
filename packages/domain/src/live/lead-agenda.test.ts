import { expect, test } from 'vitest';
import { selectLeadAgenda } from './lead-agenda.ts';
import { SCHEDULE_STATES } from './meeting-schedule.ts';

// Each letter is a line: past, running or coming.
test.each([
  ['pprcc', '1 2 3'],
  ['rcccc', '0 1 2'],
  ['ppppr', '2 3 4'],
  ['ccccc', '0 1 2'],
  ['ppccc', '1 2 3'],
  ['ppppp', '2 3 4'],
  ['pr', '0 1'],
  ['', ''],
  // Two halls.
  ['prprcc', '1 2 3'],
  ['rrcc', '0 1 2'],
  ['rpppc', '0 3 4'],
])('of %s it shows %s', (letters, selected) => {
  const agenda = [...letters].flatMap((letter, index) =>
    SCHEDULE_STATES.filter((state) => state.startsWith(letter)).map((state) => ({ index, state })),
  );
  expect(
    selectLeadAgenda(agenda)
      .map(({ index }) => index)
      .join(' '),
  ).toBe(selected);
});
