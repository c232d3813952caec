import { expect, test } from 'vitest';
import { COMMENT_TEXT_MAX } from './comment-limits.ts';
import { cleanCommentText, countCommentText, isCommentText } from './comment-text.ts';

test.each([
  ['space at the ends', '  \t\n屈膝90°  \n ', '屈膝90°'],
  ['ideographic space at the ends', '\u3000屈膝\u3000', '屈膝'],
  ['zero-width characters', '屈\u200B膝\u200C9\u200D0\uFEFF°', '屈膝90°'],
  ['a word joiner and a soft hyphen', '克氏\u2060针\u00AD3.0', '克氏针3.0'],
  ['reversed text', 'abc\u202Egnp.exe\u202C', 'abcgnp.exe'],
  ['isolates of a direction', '\u2066left\u2069 \u2067right\u2069', 'left right'],
  ['direction marks', '\u200Eleft\u200F\u061C', 'left'],
  ['fillers that look like nothing', '\u3164\u115F\uFFA0', ''],
  ['tag characters', `旗${String.fromCodePoint(0xe0067, 0xe007f)}`, '旗'],
  ['the form of an emoji stays', '好\u2764\uFE0F', '好\u2764\uFE0F'],
  ['one empty line stays, more do not', 'a\n\n\n\n\nb', 'a\n\nb'],
  ['line breaks of Windows', 'a\r\nb\rc', 'a\nb\nc'],
  ['space at the end of a line', 'a  \nb', 'a\nb'],
  ['space inside a line', '8 mm  内', '8 mm  内'],
  ['HTML is text', '<b>x</b><script>', '<b>x</b><script>'],
  ['four marks on a letter stay, more do not', `a${'\u0301'.repeat(200)}b\u0302`, `a${'\u0301'.repeat(4)}b\u0302`],
  ['marks of several kinds', `屈${'\u0300\u0316\u20DD'.repeat(50)}膝`, '屈\u0300\u0316\u20DD\u0300膝'],
  ['half of a pair', 'a\uD800b', 'a\uFFFDb'],
])('%s', (_what, text, cleaned) => {
  expect(cleanCommentText(text)).toBe(cleaned);
  expect(cleanCommentText(cleaned)).toBe(cleaned);
});

test.each([
  ['nothing', '', false],
  ['space alone', ' \n\t\u3000', false],
  ['invisible characters alone', '\u200B\u202E\u2060', false],
  ['one character', '好', true],
  ['as long as allowed', '好'.repeat(COMMENT_TEXT_MAX), true],
  ['as long as allowed, with space around', ` ${'好'.repeat(COMMENT_TEXT_MAX)} `, true],
  ['one more', '好'.repeat(COMMENT_TEXT_MAX + 1), false],
  ['as many emoji as allowed', '🦴'.repeat(COMMENT_TEXT_MAX), true],
])('%s: %#', (_what, text, isAllowed) => {
  expect(isCommentText(text)).toBe(isAllowed);
});

test('an emoji counts once', () => {
  expect(countCommentText('🦴骨')).toBe(2);
});
