import { isSame } from '../draft/draft-text.ts';

/** An item that both sides do not have alike. */
export interface ItemDifference<Item> {
  readonly key: string;
  /** Null where the side does not have it. */
  readonly mine: Item | null;
  readonly theirs: Item | null;
  /** The side that is taken; null where the author chooses. */
  readonly side: 'mine' | 'theirs' | null;
}

interface Sides<Item> {
  /** The items from which both sides started; null where that is unknown. */
  readonly base: readonly Item[] | null;
  readonly mine: readonly Item[];
  readonly theirs: readonly Item[];
  readonly getKey: (item: Item) => string;
}

/**
 * The differences of two lists by item (rules/case-editor#conflicts): what only one side has is taken, also what only
 * one side has changed or removed since the base. Of items with the same key the first counts.
 */
export function compareLists<Item>({ base, mine, theirs, getKey }: Sides<Item>): readonly ItemDifference<Item>[] {
  const find = (list: readonly Item[] | null, key: string) => list?.find((item) => getKey(item) === key) ?? null;
  return [...new Set([...theirs, ...mine].map(getKey))].flatMap((key) => {
    const [before, own, other] = [find(base, key), find(mine, key), find(theirs, key)];
    if (isSame(own, other)) return [];
    return [{ key, mine: own, theirs: other, side: getSide(before, own, other) }];
  });
}

function getSide(before: unknown, mine: unknown, theirs: unknown): 'mine' | 'theirs' | null {
  const changed = before === null ? null : getChangedSide(before, mine, theirs);
  if (changed !== null) return changed;
  if (mine === null) return 'theirs';
  return theirs === null ? 'mine' : null;
}

/** The only side that has changed a value since the base; null where both have. */
export function getChangedSide(before: unknown, mine: unknown, theirs: unknown): 'mine' | 'theirs' | null {
  if (isSame(before, mine)) return 'theirs';
  return isSame(before, theirs) ? 'mine' : null;
}

/**
 * The merged list: the order of theirs, what only mine has behind the item before it there. An item whose chosen side
 * does not have it is left out.
 */
export function mergeLists<Item>(
  { mine, theirs, getKey }: Omit<Sides<Item>, 'base'>,
  choose: (key: string) => 'mine' | 'theirs' | null,
): readonly Item[] {
  const keys = theirs.map(getKey);
  for (const [index, item] of mine.entries()) {
    const key = getKey(item);
    if (keys.includes(key)) continue;
    const before = mine[index - 1];
    const place = before === undefined ? -1 : keys.indexOf(getKey(before));
    keys.splice(place + 1, 0, key);
  }
  return [...new Set(keys)].flatMap((key) => {
    const side = choose(key) === 'mine' ? mine : theirs;
    return side.filter((item) => getKey(item) === key);
  });
}
