import { expect, test } from 'vitest';
import { findText, mergeCaptions } from './use-caption-text.ts';

const cue = (id: string, startSeconds: number, endSeconds: number, text = id) => ({
  id,
  startSeconds,
  endSeconds,
  text,
});
const show = (parts: Parameters<typeof findText>[0], seconds: readonly number[]) =>
  seconds.map((at) => findText(parts, at));

test('a caption is shown between its start and end time', () => {
  const merged = mergeCaptions(null, [cue('a', 10, 12), cue('b', 12, 15)], 4);
  expect(show([merged], [9.9, 10, 11.9, 12, 14.9, 15])).toEqual(['', 'a', 'a', 'b', 'b', '']);
});

test('a late caption is shown from its arrival for its full length', () => {
  const first = mergeCaptions(null, [], 10);
  const late = mergeCaptions(first, [cue('a', 10, 13)], 14);
  expect(show([late], [13.9, 14, 16.9, 17])).toEqual(['', 'a', 'a', '']);
});

test('a correction keeps the time of its caption', () => {
  const late = mergeCaptions(mergeCaptions(null, [], 10), [cue('a', 10, 13, '骶髂螺丝')], 14);
  const corrected = mergeCaptions(late, [cue('a', 10, 14, '骶髂螺钉')], 16);
  expect(show([corrected], [13, 16.9, 17.9, 18])).toEqual(['', '骶髂螺钉', '骶髂螺钉', '']);
});

test('a revoked caption is removed', () => {
  const merged = mergeCaptions(mergeCaptions(null, [cue('a', 10, 13)], 10), [], 11);
  expect(findText([merged], 11)).toBe('');
});

test('captions of the first read keep their time, and a caption that is too late is not shown', () => {
  expect(findText([mergeCaptions(null, [cue('a', 10, 13)], 14)], 14)).toBe('');
  expect(findText([mergeCaptions(mergeCaptions(null, [], 10), [cue('a', 10, 13)], 40)], 40)).toBe('');
});

test('overlapping captions of several parts are shown in the order of their start times', () => {
  const before = mergeCaptions(null, [cue('a', 58, 63, '第一句')], 50);
  const after = mergeCaptions(null, [cue('b', 60, 64, '第二句')], 50);
  expect(show([after, before], [59, 61, 63.5])).toEqual(['第一句', '第一句\n第二句', '第二句']);
});
