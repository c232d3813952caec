import { expect, test } from 'vitest';
import { filmTimeline } from './film-timeline.ts';

const shots = [
  { opens: true, sentences: [4, 3] },
  { opens: false, sentences: [2] },
  { opens: true, sentences: [5] },
];

test('each picture starts just before its own sentences, and each scene at a whole second', () => {
  const { shots: starts, sentences, seconds } = filmTimeline(shots, 0);
  expect(sentences.map((at) => Math.round(at * 10) / 10)).toEqual([0.8, 5.3, 8.8, 15.8]);
  expect(starts).toEqual([0, 25 / 3, 15]);
  expect(seconds).toBe(24);
});

test('the seconds missing to the requested length are spread over the scenes', () => {
  const { shots: starts, seconds } = filmTimeline(shots, 40);
  expect(seconds).toBe(42);
  expect(starts).toEqual([0, 25 / 3, 24]);
});
