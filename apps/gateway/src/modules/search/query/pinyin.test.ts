import { expect, test } from 'vitest';
import { matchSyllables, mergeFuzzySounds, toReadings, toSyllables } from './pinyin.ts';

test('characters become syllables, other letters stay unchanged', () => {
  expect(toSyllables('前交叉韧带')).toEqual(['qian', 'jiao', 'cha', 'ren', 'dai']);
  expect(toSyllables('Garden分型')).toEqual(['garden', 'fen', 'xing']);
  expect(toSyllables('重返运动')).toEqual(['chong', 'fan', 'yun', 'dong']);
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
  expect(matchSyllables(toSyllables('前交叉韧带'), typed)).toBe(read);
});

test.each([
  ['zhi', 'zi'],
  ['shuan', 'suan'],
  ['lan', 'nan'],
  ['ren', 'leng'],
  ['fu', 'hu'],
  ['jing', 'jin'],
])('%s sounds nearly like %s', (one, other) => {
  expect(mergeFuzzySounds(one)).toBe(mergeFuzzySounds(other));
});

test('other sounds are distinguished, and a character has all its readings', () => {
  expect(new Set(['gu', 'ku', 'jie', 'xie', 'dong', 'dou', 'gang', 'geng', 'ging'].map(mergeFuzzySounds)).size).toBe(9);
  expect(toReadings('重')).toEqual(expect.arrayContaining(['zhong', 'chong']));
});
