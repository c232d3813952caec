import { expect, test } from 'vitest';
import { truncateSubtitles } from './truncate-subtitles.ts';

const text = `WEBVTT

00:00:01.000 --> 00:00:04.000
一

00:02:59.900 --> 00:03:05.000
二

00:03:00.000 --> 00:03:04.000
三

01:00:00.000 --> 01:00:04.000
四
`;

test('cues that start at the limit or later are left out', () => {
  expect(truncateSubtitles(text, 180)).toBe(text.slice(0, text.indexOf('00:03:00')).trimEnd().concat('\n'));
});

test('without a nearer limit all cues stay', () => {
  expect(truncateSubtitles(text, 4000)).toBe(text);
});
