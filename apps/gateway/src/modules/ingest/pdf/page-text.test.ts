import { expect, test } from 'vitest';
import { splitPages } from './page-text.ts';

test('lines of a paragraph are joined, in Chinese without a space', () => {
  const text = '髋关节置换\n术后康复\n\nTotal hip\nreplacement\n\f\f第三页\u0000\n\f';
  expect(splitPages(text, 4)).toEqual([['髋关节置换术后康复', 'Total hip replacement'], [], ['第三页'], []]);
});
