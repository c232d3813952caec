import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CallError } from '../http/call-error.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor, encodeCursor } from './keyset.ts';

const shape = z.tuple([cursorTimestamp, cursorId]);

test('a cursor decodes to its position', () => {
  expect(decodeCursor(shape, encodeCursor([1_795_000_000_000, 'v01']))).toEqual([1_795_000_000_000, 'v01']);
  expect(decodeCursor(shape, undefined)).toBeNull();
});

test('any other text as a cursor is bad input', () => {
  const refused = (cursor: string) => {
    try {
      decodeCursor(shape, cursor);
      return false;
    } catch (error) {
      return error instanceof CallError && error.error === 'badInput';
    }
  };
  expect(refused('')).toBe(true);
  expect(refused(encodeCursor(['v01', 1]))).toBe(true);
  expect(refused(encodeCursor([1, 'v01', 2]))).toBe(true);
  expect(refused(encodeCursor([1e300, 'v01']))).toBe(true);
  fc.assert(fc.property(fc.string(), (text) => refused(text)));
});

test('a page has a cursor only where another one follows', () => {
  const getCursorKey = (row: string) => [row];
  expect(cutPage(['a', 'b', 'c'], 2, getCursorKey)).toEqual({ list: ['a', 'b'], nextCursor: encodeCursor(['b']) });
  expect(cutPage(['a', 'b'], 2, getCursorKey)).toEqual({ list: ['a', 'b'], nextCursor: null });
  expect(cutPage([], 2, getCursorKey)).toEqual({ list: [], nextCursor: null });
});
