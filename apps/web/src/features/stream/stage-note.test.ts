import { expect, test } from 'vitest';
import { getStageNote } from './stage-note.ts';

const position = { start: 0, edge: 600, at: 598 };
const calm = { isSilenced: false, position, stallSeconds: 0, weakSeconds: 0, shown: 'SD', hasNext: false } as const;

test.each([
  ['a video at the live edge', {}, null],
  ['a muted video', { isSilenced: true, hasNext: true }, 'silenced'],
  ['a stalled video', { stallSeconds: 3, weakSeconds: 12, isSilenced: true }, 'stuck'],
  ['a position in the past', { position: { ...position, at: 587 } }, 'behind'],
  ['a weak network', { weakSeconds: 10 }, 'weak'],
  ['a network that has been weak for longer', { weakSeconds: 20 }, null],
  ['an item that is about to start', { hasNext: true }, 'next'],
] as const)('%s', (_name, change, note) => {
  expect(getStageNote({ ...calm, ...change })).toBe(note);
});
