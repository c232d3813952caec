import { describe, expect, test } from 'vitest';
import { findVideoRemainder, pickParts } from './ten-minutes.ts';

const range = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });

describe('the unseen rest of a video', () => {
  const video = range(0, 300);

  test.each([
    ['all of it', [], { startSeconds: 0, remainingSeconds: 300 }],
    ['what follows the second that was seen last', [range(0, 120.4)], { startSeconds: 120, remainingSeconds: 180 }],
    [
      'from the first gap to the end of the last',
      [range(0, 50), range(100, 200), range(250, 300)],
      { startSeconds: 50, remainingSeconds: 200 },
    ],
    ['nothing past nine tenths', [range(0, 271)], null],
    ['nothing between two reports', [range(0, 100), range(100.5, 300)], null],
  ])('%s', (_name, seen, rest) => {
    expect(findVideoRemainder(video, seen)).toEqual(rest);
  });

  test('of a chapter is searched inside it', () => {
    expect(findVideoRemainder(range(100, 200), [range(0, 130), range(180, 300)])).toEqual({
      startSeconds: 130,
      remainingSeconds: 50,
    });
    expect(findVideoRemainder(range(100, 200), [range(0, 300)])).toBeNull();
    expect(findVideoRemainder(range(100, 200), [range(0, 40), range(220, 300)])).toEqual({
      startSeconds: 100,
      remainingSeconds: 100,
    });
  });
});

describe('parts that fit', () => {
  const part = (name: string, remainingSeconds: number) => ({ name, startSeconds: 0, remainingSeconds });
  const pick = (courses: Parameters<typeof pickParts<ReturnType<typeof part>>>[0], seconds: number) =>
    pickParts(courses, seconds).map(({ name }) => name);

  test('are of the course with the latest progress first, and of each course once a round', () => {
    const courses = [
      [[part('a1', 200)], [part('a2', 100)]],
      [[part('b1', 300)], [part('b2', 50)]],
    ];
    expect(pick(courses, 600)).toEqual(['a1', 'b1', 'a2']);
    expect(pick(courses, 300)).toEqual(['a1', 'a2']);
    expect(pick(courses, 49)).toEqual([]);
  });

  test('are chapters if the rest of a video is too long', () => {
    const courses = [[[part('film', 400), part('chapter', 90)]]];
    expect(pick(courses, 400)).toEqual(['film']);
    expect(pick(courses, 399)).toEqual(['chapter']);
  });

  test('are at most five', () => {
    expect(pick([['1', '2', '3', '4', '5', '6'].map((name) => [part(name, 10)])], 600)).toHaveLength(5);
  });
});
