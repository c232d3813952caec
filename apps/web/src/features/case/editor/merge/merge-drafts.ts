import {
  CASE_FOLLOW_UPS_MAX,
  CASE_IMAGES_MAX,
  CASE_IMAGING_MAX,
  CASE_OPTIONS_MAX,
  CASE_SERIES_MAX,
  CASE_TAGS_MAX,
} from '@osteon/domain';
import { type DraftText, isSame } from '../draft/draft-text.ts';
import { compareLists, getChangedSide, mergeLists } from './merge-lists.ts';
import { type ListUnit, UNITS, type Unit, type UnitName } from './units.ts';

/** A place where two versions of a draft differ. */
export interface Difference {
  /** Unique among the differences. */
  readonly key: string;
  readonly unit: Unit;
  /** The key of an item of a list; null for a whole part. */
  readonly item: string | null;
  /** The value of each side; null for none. */
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that is taken unless the author chooses the other; null where the author chooses. */
  readonly side: 'mine' | 'theirs' | null;
}

/** The choice at a difference: a side, or a text that was joined by hand. */
export type Choice = 'mine' | 'theirs' | { readonly text: string };

/** The two versions of a draft, and the one from which both started; null where it is unknown. */
export interface Versions {
  readonly base: DraftText | null;
  readonly mine: DraftText;
  readonly theirs: DraftText;
}

/** Most items of a merged list; tags are limited by kind. */
const MOST: Readonly<Partial<Record<UnitName, number>>> = {
  tags: 2 * CASE_TAGS_MAX,
  images: CASE_IMAGES_MAX,
  series: CASE_SERIES_MAX,
  findings: CASE_IMAGING_MAX,
  options: CASE_OPTIONS_MAX,
  followUp: CASE_FOLLOW_UPS_MAX,
};

const EMPTY_VALUES: readonly unknown[] = ['', null, false];

/** The differences of two versions, in the order of the page (rules/case-editor#conflicts). */
export function compareDrafts({ base, mine, theirs }: Versions): readonly Difference[] {
  return UNITS.flatMap((unit): readonly Difference[] => {
    if (unit.kind === 'list' && canMerge(unit, { base, mine, theirs }))
      return compareLists({
        base: base && unit.get(base),
        mine: unit.get(mine),
        theirs: unit.get(theirs),
        getKey: unit.getKey,
      }).map(({ key, ...difference }) => ({ key: `${unit.name} ${key}`, unit, item: key, ...difference }));
    const [own, other] = [unit.get(mine), unit.get(theirs)];
    if (isSame(own, other)) return [];
    const filled = { mine: toContent(own), theirs: toContent(other) };
    // To empty a text is a change as well.
    const changed = base && getChangedSide(unit.get(base), own, other);
    return [{ key: unit.name, unit, item: null, ...filled, side: changed ?? getFilledSide(filled) }];
  });
}

/** Null for a value without content. */
function toContent(value: unknown): unknown {
  const isEmpty = (each: unknown): boolean =>
    typeof each === 'object' && each !== null ? Object.values(each).every(isEmpty) : EMPTY_VALUES.includes(each);
  return isEmpty(value) ? null : value;
}

const getFilledSide = ({ mine, theirs }: { mine: unknown; theirs: unknown }): 'mine' | 'theirs' | null => {
  if (mine === null) return 'theirs';
  return theirs === null ? 'mine' : null;
};

/** A list is merged by item unless that would make it too long, or its keys do not name its items. */
function canMerge(unit: ListUnit, { base, mine, theirs }: Versions): boolean {
  const lists = [mine, theirs].map((draft) => unit.get(draft).map(unit.getKey));
  const isNamed = lists.every((keys) => new Set(keys).size === keys.length && !keys.includes(''));
  if (!isNamed) return false;
  const merged = takeSides(unit, { base, mine, theirs }, new Map());
  if (unit.name === 'tags') {
    const kinds = merged.map((tag) => unit.getKey(tag).split(' ')[0]);
    return ['disease', 'surgery'].every((kind) => kinds.filter((each) => each === kind).length <= CASE_TAGS_MAX);
  }
  return merged.length <= (MOST[unit.name] ?? Number.POSITIVE_INFINITY);
}

function takeSides(unit: ListUnit, versions: Versions, choices: ReadonlyMap<string, Choice>): readonly unknown[] {
  const { base, mine, theirs } = versions;
  const sides = { mine: unit.get(mine), theirs: unit.get(theirs), getKey: unit.getKey };
  const differences = new Map(compareLists({ ...sides, base: base && unit.get(base) }).map((each) => [each.key, each]));
  return mergeLists(sides, (key) => {
    const choice = choices.get(`${unit.name} ${key}`);
    return choice === 'mine' || choice === 'theirs' ? choice : (differences.get(key)?.side ?? null);
  });
}

/** The merged draft: at each difference the chosen side, else the one that is taken by itself. */
export function mergeDrafts(versions: Versions, choices: ReadonlyMap<string, Choice>): DraftText {
  const { mine, theirs } = versions;
  const whole = new Map(compareDrafts(versions).map((difference) => [difference.key, difference]));
  const merged = UNITS.reduce((draft, unit) => {
    if (unit.kind === 'list' && canMerge(unit, versions)) return unit.set(draft, takeSides(unit, versions, choices));
    const choice = choices.get(unit.name) ?? whole.get(unit.name)?.side ?? 'theirs';
    if (typeof choice === 'object') return unit.kind === 'text' ? unit.set(draft, choice.text) : draft;
    const from = choice === 'mine' ? mine : theirs;
    if (unit.kind === 'text') return unit.set(draft, unit.get(from));
    return unit.kind === 'list' ? unit.set(draft, unit.get(from)) : unit.take(draft, from);
  }, theirs);
  const harmless = [...new Set([...theirs.fields.harmless, ...mine.fields.harmless])].slice(0, 100);
  return { ...merged, fields: { ...merged.fields, harmless } };
}

/** Returns true when a difference still needs the author's choice. */
export const needsChoice = ({ key, side }: Difference, choices: ReadonlyMap<string, Choice>): boolean =>
  side === null && !choices.has(key);
