import { LRUCache } from 'lru-cache';
import AhoCorasick from 'modern-ahocorasick';

/** A part of a text, in UTF-16 code units. */
interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Characters that are put between those of a word to hide it. */
const SEPARATOR = /[\s.·・•*_|/\\-]/u;

/** Matchers by their words: a few lists are in use at a time. */
const matchers = new LRUCache<string, AhoCorasick>({ max: 50 });

/**
 * Finds the watched words in a text, in order and without overlaps (rules/room-moderation#watched-words). Case, full
 * width and separators within a word make no difference.
 */
export function findWatchedWords(text: string, words: readonly string[]): Mark[] {
  const matcher = getMatcher(words);
  if (matcher === null) return [];
  const { folded, starts, ends } = fold(text);
  return matcher.search(folded, { strategy: 'leftmost-longest' }).map(({ start, end }) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? text.length,
  }));
}

function getMatcher(words: readonly string[]): AhoCorasick | null {
  if (words.length === 0) return null;
  const key = words.join('\n');
  const known = matchers.get(key);
  if (known) return known;
  const matcher = new AhoCorasick([...new Set(words.map((word) => fold(word).folded))].filter((word) => word !== ''));
  matchers.set(key, matcher);
  return matcher;
}

/** Folds a text for comparison, with the range in the original of each of its code units. */
function fold(text: string): { readonly folded: string; readonly starts: number[]; readonly ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (!SEPARATOR.test(character)) {
      const units = character.normalize('NFKC').toLowerCase();
      folded += units;
      for (let unit = 0; unit < units.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { folded, starts, ends };
}
