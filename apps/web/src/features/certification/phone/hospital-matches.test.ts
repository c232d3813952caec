import { expect, test } from 'vitest';
import { splitMatches } from './hospital-matches.ts';

const mark = (name: string, typed: string) =>
  splitMatches(name, typed)
    .map(({ text, typed: isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test.each([
  ['清和市第二人民医院', '清和二院', '[清和]市第[二]人民医[院]'],
  ['清和市第二人民医院', '', '清和市第二人民医院'],
  ['ABC骨科医院', 'ａｂ c', '[ABC]骨科医院'],
  ['清和市第一人民医院', '清和二院', '[清和]市第一人民医院'],
])('%s, typed as %s', (name, typed, marked) => {
  expect(mark(name, typed)).toBe(marked);
});
