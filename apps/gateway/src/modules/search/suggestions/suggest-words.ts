import type { Highlights } from '@osteon/contract';
import { matchSyllables } from '../query/pinyin.ts';
import { isPinyinInput } from '../query/pinyin-lookup.ts';
import { toKey, tokenize, tokensToKey } from '../query/tokenizer.ts';
import type { Vocabulary, Word } from '../query/vocabulary.ts';
import { createHighlightPattern, type HighlightPattern, highlight } from '../results/highlighter.ts';

/** A suggested word; `pinyin` if it matches the typed text by pinyin. */
export interface WordSuggestion {
  readonly word: Word;
  readonly highlights: Highlights;
  readonly pinyin: boolean;
}

/**
 * The words that start with the typed text, then those that contain it, then those that match it by pinyin; by weight.
 */
export function suggestWords({ words }: Vocabulary, typed: string, limit: number): WordSuggestion[] {
  const key = toKey(typed);
  if (key === '') return [];
  const pattern = createHighlightPattern([tokenize(typed)]);
  const literal = [
    ...words.filter((word) => word.key.startsWith(key)),
    ...words.filter((word) => word.key.indexOf(key) > 0 && matchesLaterToken(word, key)),
  ].map((word): WordSuggestion => ({ word, highlights: highlightWord(word, pattern, key), pinyin: false }));
  const suggested = new Set(literal.map(({ word }) => word));
  const byPinyin = isPinyinInput(typed)
    ? words.filter((word) => !suggested.has(word)).flatMap((word) => matchPinyin(word, key))
    : [];
  const whole = byPinyin.filter((each) => each.highlights.length === 1);
  return [...new Set([...literal, ...whole, ...byPinyin])].slice(0, limit);
}

/** Returns true if the typed text matches from a token after the first on. */
function matchesLaterToken({ tokens }: Word, key: string): boolean {
  return tokens.some((_, index) => index > 0 && tokensToKey(tokens.slice(index)).startsWith(key));
}

function highlightWord({ word }: Word, pattern: HighlightPattern, key: string): Highlights {
  const highlighted = highlight(word, pattern);
  if (highlighted.some(({ type }) => type === 'match')) return highlighted;
  // The pattern matches whole Latin words only, so a prefix is looked up here.
  const at = word.toLowerCase().indexOf(key);
  if (at < 0) return highlighted;
  return [
    { text: word.slice(0, at), type: 'text' as const },
    { text: word.slice(at, at + key.length), type: 'match' as const },
    { text: word.slice(at + key.length), type: 'text' as const },
  ].filter(({ text }) => text !== '');
}

function matchPinyin(word: Word, typed: string): WordSuggestion[] {
  if (!word.tokens.some(({ han }) => han)) return [];
  const matched = matchSyllables(word.syllables, typed);
  if (matched === null) return [];
  // A run of other letters is one syllable.
  const pieces = word.word.match(/\p{Script=Han}|\P{Script=Han}+/gu) ?? [];
  const highlights: Highlights = [
    { text: pieces.slice(0, matched).join(''), type: 'match' as const },
    { text: pieces.slice(matched).join(''), type: 'text' as const },
  ].filter(({ text }) => text !== '');
  return [{ word, highlights, pinyin: true }];
}
