import type { Quote } from '@osteon/contract';
import type { ResourcePart } from '../../content/resource-writer-service.ts';

/** The quoted part of an item: the heading and the words at the anchor. */
interface CitedPart {
  readonly heading: string;
  readonly text: string;
}

/**
 * The heading and words at an anchor of an item: of the requested words only those that occur there, so that nobody is
 * misquoted. Null for an anchor that the item does not have; `durationSeconds` is null for items other than videos.
 */
export function findCitedPart(
  texts: readonly ResourcePart[],
  durationSeconds: number | null,
  anchor: Quote['place'],
  words: string,
): CitedPart | null {
  if ('second' in anchor) {
    if (durationSeconds === null || anchor.second > durationSeconds) return null;
    const spoken = texts.filter((each) => typeof each.place === 'number' && each.place <= anchor.second);
    return { heading: '', text: contains(spoken, words) ? words : '' };
  }
  const section = texts.filter((each) => each.place === anchor.section);
  const [first] = section;
  return first ? { heading: first.label, text: contains(section, words) ? words : '' } : null;
}

/** A page breaks and punctuates its texts in its own way, so that letters and digits alone are compared. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const contains = (texts: readonly ResourcePart[], words: string): boolean =>
  normalize(words) !== '' && normalize(texts.map(({ text }) => text).join('')).includes(normalize(words));

/** Encodes an anchor for storage. */
export const encodeAnchor = (anchor: Quote['place']): string =>
  'second' in anchor ? String(anchor.second) : anchor.section;

/** Decodes a stored anchor. */
export const decodeAnchor = (anchor: string): Quote['place'] =>
  /^\d+$/.test(anchor) ? { second: Number(anchor) } : { section: anchor };
