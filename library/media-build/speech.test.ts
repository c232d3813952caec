import { expect, test } from 'vitest';
import { sayChinese, splitByScript } from './speech.ts';

test('signs that the Mandarin voice swallows are written as they are said', () => {
  expect(sayChinese('外展40°，误差3.5%，C5/6')).toBe('外展40度，误差百分之3点5，C56');
});

test('Latin terms are separated from Chinese ones', () => {
  expect(splitByScript('C5和Gartland分型')).toEqual([
    { text: 'C', language: 'en' },
    { text: '5和', language: 'zh' },
    { text: 'Gartland', language: 'en' },
    { text: '分型', language: 'zh' },
  ]);
});
