import { expect, it } from 'vitest';
import { classifyFile, getExtension } from './case-file.ts';

const MB = 2 ** 20;

it.each([
  ['膝.JPG', 10 * MB, 'image', null],
  ['膝.png', 10 * MB + 1, 'image', 'tooLarge'],
  ['术中照片.heic', 18 * MB, 'image', 'tooLarge'],
  ['术中照片.heic', MB, null, undefined],
  ['x.svg', 10, null, undefined],
  ['CT.zip', 500 * MB, 'series', null],
  ['CT.zip', 500 * MB + 1, 'series', 'tooLarge'],
  ['IM0001', MB, 'series', null],
  ['1.2.840.113619', MB, 'series', null],
  ['slice.dcm', MB, 'series', null],
  ['notes.pdf', MB, null, undefined],
])('%s of %i bytes', (name, size, kind, problem) => {
  const found = classifyFile({ name, size });
  expect([found.kind, 'problem' in found ? found.problem : undefined]).toEqual([kind, problem]);
});

it.each([
  ['a.b.PNG', 'png'],
  ['a', ''],
  ['dir.x/a', ''],
])('the extension of %s', (name, extension) => {
  expect(getExtension(name)).toBe(extension);
});
