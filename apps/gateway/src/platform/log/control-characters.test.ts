import { expect, test } from 'vitest';
import { toPrintable } from './control-characters.ts';

test.each([
  ['an escape sequence', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['a carriage return', 'gone\rhere', 'gone\\u000dhere'],
  ['a control character of C1', '\u009b31m', '\\u009b31m'],
  ['a mark of writing direction', 'a\u202eb', 'a\\u202eb'],
  ['a tab', 'a\tb', 'a\\u0009b'],
  ['several lines of text', '一\n二', '一\n二'],
])('%s', (_what, text, printed) => {
  expect(toPrintable(text)).toBe(printed);
});
