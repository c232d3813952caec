import { expect, test } from 'vitest';
import { getStageNote } from './stage-note.ts';

const place = { start: 0, edge: 600, at: 598 };
const calm = { isSilenced: false, place, stuckSeconds: 0, weakSeconds: 0, shown: 'SD', hasNext: false } as const;

test.each([
  ['a picture at the edge', {}, null],
  ['one without sound', { isSilenced: true, hasNext: true }, 'silenced'],
  ['one that stands still', { stuckSeconds: 3, weakSeconds: 12, isSilenced: true }, 'stuck'],
  ['the past', { place: { ...place, at: 587 } }, 'behind'],
  ['a weak network', { weakSeconds: 10 }, 'weak'],
  ['a network that has been weak for longer', { weakSeconds: 20 }, null],
  ['an item that is about to begin', { hasNext: true }, 'next'],
] as const)('%s', (_name, change, note) => {
  expect(getStageNote({ ...calm, ...change })).toBe(note);
});
