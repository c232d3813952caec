import type { Quote } from '@osteon/contract';
import type { ResourcePart } from '../../content/resource-writer-service.ts';

/** The quoted part of an item: the heading and the words at the anchor. */
interface Cited {
  readonly heading: string;
  readonly text: string;
}

/**
 * The heading and words at an anchor of an item: of the requested words only those that occur there, so that nobody is
 * misquoted. Null for an anchor that the item does not have; `durationSeconds` is null for items other than videos.
 */
export function findCited(
  texts: readonly ResourcePart[],
  durationSeconds: number | null,
  place: Quote['place'],
  words: string,
): Cited | null {
  if ('second' in place) {
    if (durationSeconds === null || place.second > durationSeconds) return null;
    const said = texts.filter((each) => typeof each.place === 'number' && each.place <= place.second);
    return { heading: '', text: contains(said, words) ? words : '' };
  }
  const section = texts.filter((each) => each.place === place.section);
  const [first] = section;
  return first ? { heading: first.label, text: contains(section, words) ? words : '' } : null;
}

/** A page breaks and punctuates its texts in its own way, so that letters and digits alone are compared. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const contains = (texts: readonly ResourcePart[], words: string): boolean =>
  fold(words) !== '' && fold(texts.map(({ text }) => text).join('')).includes(fold(words));

/** Encodes an anchor for storage. */
export const encodePlace = (place: Quote['place']): string =>
  'second' in place ? String(place.second) : place.section;

/** Decodes a stored anchor. */
export const decodePlace = (place: string): Quote['place'] =>
  /^\d+$/.test(place) ? { second: Number(place) } : { section: place };
