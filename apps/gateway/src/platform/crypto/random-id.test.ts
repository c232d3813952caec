import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('ids have 22 characters and never repeat, also across draws', () => {
  const ids = Array.from({ length: 2000 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test('no id is taken for an option by a command line', () => {
  expect(Array.from({ length: 2000 }, randomId).filter((id) => id.startsWith('-'))).toEqual([]);
});
