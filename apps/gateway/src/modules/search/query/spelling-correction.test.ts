import { expect, test, vi } from 'vitest';
import { toSyllables } from './pinyin.ts';
import { correctSpelling } from './spelling-correction.ts';
import { type Token, tokensToKey } from './tokenizer.ts';
import { createVocabulary } from './vocabulary.ts';

const WORDS =
  '髋关节置换,全髋关节置换术,骨折,锁骨,指骨,跟骨骨折,胫骨平台,前交叉韧带,感染,术后,髋关节炎,踝关节,TKA,PETD,vertebral a.,rotator cuff';

const vocabulary = createVocabulary(
  WORDS.split(',').map((word) => ({
    word,
    kind: 'term' as const,
    syllables: toSyllables(word),
    groups: [],
    weight: 1,
    termId: null,
  })),
);

const correct = (text: string, isFound = async (_part: readonly Token[]) => false) =>
  correctSpelling(vocabulary, text, isFound);

test.each([
  ['髋关结置换', '髋关节置换'],
  ['髖關結置換', '髋关节置换'],
  ['全髋关结置换术后感染', '全髋关节置换术后感染'],
  ['锁骨股折', '锁骨骨折'],
  ['锁骨股折 TKA 数后敢染', '锁骨骨折 TKA 术后感染'],
  ['金骨平台', '胫骨平台'],
  ['前交又韧带', '前交叉韧带'],
  ['踝关节炎', '踝关节'],
  ['rotater cuff 股折', 'rotator cuff 骨折'],
])('%s is read as %s', async (typed, meant) => {
  expect(await correct(typed)).toBe(meant);
});

test.each([
  ['words that are known', '锁骨骨折'],
  ['known words that sound like others', '指骨 感染'],
  ['one of two characters of nearly the same sound', '谷则'],
  ['an abbreviation', 'petdd'],
  ['a short Latin word', 'TKB'],
  ['the noun of a known adjective', 'vertebra'],
])('%s are unchanged', async (_what, text) => {
  expect(await correct(text)).toBeNull();
});

test('a word is corrected to a word, not to an abbreviation', async () => {
  expect(await correct('vertebre')).toBe('vertebral');
});

test('a text with results as written is not corrected', async () => {
  const isFound = vi.fn(async (part: readonly Token[]) => tokensToKey(part) === '植骨');
  expect(await correct('植骨 股折', isFound)).toBe('植骨 骨折');
  expect(await correct('植骨')).toBe('指骨');
});

test('at most three parts are looked up', async () => {
  const isFound = vi.fn(async (_part: readonly Token[]) => false);
  expect(await correct('股折 敢染 数后 股折', isFound)).toBe('骨折 感染 术后 股折');
  expect(isFound).toHaveBeenCalledTimes(3);
});
