import { expect, test } from 'vitest';
import { readSyllables, syllablesOf } from './pinyin.ts';

test('syllables stand for characters, other letters for themselves', () => {
  expect(syllablesOf('前交叉韧带')).toEqual(['qian', 'jiao', 'cha', 'ren', 'dai']);
  expect(syllablesOf('Garden分型')).toEqual(['garden', 'fen', 'xing']);
  expect(syllablesOf('重返运动')).toEqual(['chong', 'fan', 'yun', 'dong']);
});

test.each([
  ['qjcrd', 5],
  ['qianjiaocharendai', 5],
  ['qianjiaoc', 3],
  ['qianjcrd', 5],
  ['qj', 2],
  ['qjx', null],
  ['qjcrdx', null],
])('%s is read as so many syllables of 前交叉韧带', (typed, read) => {
  expect(readSyllables(syllablesOf('前交叉韧带'), typed)).toBe(read);
});
