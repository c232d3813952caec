import { expect, test } from 'vitest';
import { makeSortableId, randomId } from './random-id.ts';

test('ids have 22 characters and never repeat, also across draws', () => {
  const ids = Array.from({ length: 2000 }, randomId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test('no id is taken for an option by a command line', () => {
  expect(Array.from({ length: 2000 }, randomId).filter((id) => id.startsWith('-'))).toEqual([]);
});

test('sortable ids rise with the time', () => {
  const times = [0, 35, 36, Date.parse('2026-11-22T14:40:00+08:00'), Date.parse('2059-01-01')];
  const ids = times.map((time) => makeSortableId(time));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{9}[A-Za-z0-9_-]{22}$/);
  expect(makeSortableId(36, '-v01')).toBe('000000010-v01');
});
