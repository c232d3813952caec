import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToSearchHistory, readSearchHistory } from './search-history.ts';
import { cutSearchText, getSearchText } from './search-text.ts';

// Lone surrogates too, which an input can contain.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 400 }).map((codes) => String.fromCharCode(...codes));

test.each([
  ['髋关节', null, '髋关节'],
  ['  髋关节 ', '膝关节', '髋关节'],
  ['', '膝关节', '膝关节'],
  ['', null, null],
  ['   ', '膝关节', null],
  ['　', null, null],
])('typed %j while the placeholder shows %j searches %j', (typed, hot, searched) => {
  expect(getSearchText(typed, hot)).toBe(searched);
});

test('invisible characters are not searched, but separate words', () => {
  expect(cutSearchText('\u202e膝关节\u202c\u200f')).toBe('膝关节');
  expect(cutSearchText('\u0000ACL\treconstruction\u0007')).toBe('ACL reconstruction');
  expect(getSearchText('\u202e', null)).toBeNull();
});

test('a long text is cut at 200 characters, never inside one', () => {
  expect(cutSearchText('骨'.repeat(201))).toBe('骨'.repeat(200));
  expect(cutSearchText('𠀀'.repeat(300))).toBe('𠀀'.repeat(200));
  fc.assert(
    fc.property(anyText, (text) => {
      const cut = cutSearchText(text);
      expect(Array.from(cut).length).toBeLessThanOrEqual(200);
      expect(cutSearchText(cut)).toBe(cut);
    }),
  );
});

test('a text that is cut after a space ends without it', () => {
  expect(cutSearchText(`${'骨'.repeat(199)} 折`)).toBe('骨'.repeat(199));
});

test('a repeated search moves to the front, and the eleventh entry is removed', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `词${index}`);
  expect(addToSearchHistory(ten, '词3')).toEqual(['词3', '词0', '词1', '词2', ...ten.slice(4)]);
  expect(addToSearchHistory(ten, '新词')).toEqual(['新词', ...ten.slice(0, 9)]);
  expect(addToSearchHistory(ten, '  ')).toEqual(ten);
});

test('a history never repeats, never exceeds ten, and starts with the last search', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'髋膝肩肘腕踝脊骨盆手足颈'), { minLength: 1, maxLength: 40 }),
      (searches) => {
        const history = searches.reduce<readonly string[]>(addToSearchHistory, []);
        expect(history[0]).toBe(searches.at(-1));
        expect(new Set(history).size).toBe(history.length);
        expect(history.length).toBeLessThanOrEqual(10);
        expect(readSearchHistory(JSON.stringify(history))).toEqual(history);
      },
    ),
  );
});

test.each([
  [null, []],
  ['', []],
  ['{broken', []],
  ['"髋"', []],
  ['["髋", 3, null, "髋", " ", "膝"]', ['髋', '膝']],
])('a stored history %j is read as %j', (stored, history) => {
  expect(readSearchHistory(stored)).toEqual(history);
});
