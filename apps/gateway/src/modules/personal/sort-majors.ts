import type { ResponseOf } from '@osteon/contract';

type Major = ResponseOf<'getAuthMajor'>['list'][number];

const LANGUAGE = 'zh-Hans-CN';

/** Values by their key. */
const values: Readonly<Record<string, (major: Major) => string>> = {
  id: ({ id }) => id,
  propertyName: ({ propertyName }) => propertyName,
  propertyEnName: ({ propertyEnName }) => propertyEnName,
};

/**
 * Sorts by a key, with a minus before it in descending order; without one the order stays (rules/personal#specialties).
 */
export function sortMajors(list: readonly Major[], sort: string | undefined): Major[] {
  const value = values[sort?.replace(/^-/, '') ?? ''];
  if (value === undefined) return [...list];
  const sorted = list.toSorted((a, b) => value(a).localeCompare(value(b), LANGUAGE));
  return sort?.startsWith('-') ? sorted.toReversed() : sorted;
}
