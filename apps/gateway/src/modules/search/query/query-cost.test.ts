import { describe, expect, test, vi } from 'vitest';
import { parseQuery } from './query-parser.ts';
import { relaxQuery, resolveQuery } from './query-relaxation.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([]);

/** Two hundred characters that are no words of the vocabulary. */
const characters = Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x4e00 + index * 37));
const countLexemes = (tsQuery: string) => tsQuery.match(/'@/g)?.length ?? 0;

describe.each([
  ['in one phrase', characters.join('')],
  ['one by one', characters.join(' ')],
  ['in pairs', characters.join('').replace(/(..)/gu, '$1 ')],
  ['of another script', Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')],
])('two hundred unknown characters %s', (_how, text) => {
  test.each([false, true])('are at most twelve parts and 48 lookups (exact: %s)', (exact) => {
    expect(parseQuery(text, vocabulary, { exact }).segments.length).toBeLessThanOrEqual(12);
    expect(countLexemes(resolveQuery(text, vocabulary, exact).tsQuery)).toBeLessThanOrEqual(48);
  });

  test.each([false, true, null])('are relaxed by at most sixteen statements (found: %s)', async (found) => {
    const hasMatches = vi.fn(async (_query: { tsQuery: string }) => false);
    await relaxQuery(hasMatches, text, vocabulary, { found });
    expect(hasMatches.mock.calls.length).toBeLessThanOrEqual(16);
    for (const [{ tsQuery }] of hasMatches.mock.calls) expect(countLexemes(tsQuery)).toBeLessThanOrEqual(120);
  });
});

test.each([
  [
    '血管 神经 肌腱',
    false,
    ["(('@血管') & (('@神经') | ('@肌腱'))) | (('@神经') & ('@肌腱'))", "('@血管') | ('@神经') | ('@肌腱')"],
  ],
  ['血管 神经', null, ["('@血管') & ('@神经')", "('@血管') | ('@神经')"]],
  ['血管 与 清 神经', false, ["('@血管') & ('@神经')", "('@血管') | ('@神经')"]],
])('%s, which is found nowhere, is looked up by fewer words', async (text, found, lookups) => {
  const hasMatches = vi.fn(async (_query: { tsQuery: string }) => false);
  await relaxQuery(hasMatches, text, vocabulary, { found });
  expect(hasMatches.mock.calls.map(([{ tsQuery }]) => tsQuery)).toEqual(lookups);
});

test('a single character behind a word is looked up with its synonyms in Chinese alone', () => {
  const words = ['儿童', '小儿', 'child'].map((word) => ({
    word,
    kind: 'term' as const,
    syllables: [],
    groups: [1],
    weight: 1,
    termId: null,
  }));
  expect(resolveQuery('儿童创', createVocabulary(words), false).tsQuery).toBe("('@儿童创' | '@小儿创')");
});
