import { expect, test } from 'vitest';
import { personTint } from './avatar.tsx';

const people = [
  '沈知远',
  '唐砺之',
  '李明',
  '王芳',
  '张伟',
  '刘洋',
  '陈静',
  '杨帆',
  'John Smith',
  '中华骨科学会',
  '',
  '𠀀',
];

test('a name has one colour, and the twelve colours are all used', () => {
  for (const name of people) expect(personTint(name)).toEqual(personTint(name));
  const many = Array.from({ length: 500 }, (_, index) => `${people[index % people.length]}${index}`);
  const used = new Map<string, number>();
  for (const name of many) {
    const tint = JSON.stringify(personTint(name));
    used.set(tint, (used.get(tint) ?? 0) + 1);
  }
  expect(used.size).toBe(12);
  expect(Math.max(...used.values())).toBeLessThan(100);
});
