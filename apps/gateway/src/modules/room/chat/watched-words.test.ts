import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWatchedWords } from './watched-words.ts';

const WORDS = ['加微信', '微信', 'WeChat', '联系方式'];
const find = (text: string) => findWatchedWords(text, WORDS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['麻烦发一下厂家的联系方式', ['联系方式']],
  ['加微信领课件', ['加微信']],
  ['加 微-信 领课件', ['加 微-信']],
  ['ＷeＣＨAT', ['ＷeＣＨAT']],
  ['𝐖eChat和微信', ['𝐖eChat', '微信']],
  ['请问入点怎么选？', []],
])('%j contains %j', (text, found) => {
  expect(find(text)).toEqual(found);
});

test('no words, and words of separators alone, find nothing', () => {
  expect(findWatchedWords('加微信', [])).toEqual([]);
  expect(findWatchedWords('加 微信', [' ', '·'])).toEqual([]);
});

test('a word is found wherever it stands, in whatever case and width', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => find(text).length === 0);
  fc.assert(
    fc.property(
      around,
      fc.constantFrom('联系方式', 'wechat', 'ＷＥＣＨＡＴ', '联 系·方 式'),
      around,
      (before, word, after) => {
        const text = `${before}。${word}。${after}`;
        const marks = findWatchedWords(text, WORDS);
        expect(marks).toContainEqual({ start: before.length + 1, end: before.length + 1 + word.length });
        for (const { start, end } of marks) expect(start).toBeLessThan(end);
      },
    ),
  );
});
