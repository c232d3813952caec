import type { CourseDifference } from './compare-courses.ts';

/** A change with its moment, in ms. */
type Change = Omit<CourseDifference, 'courseId'> & { readonly changedAt: number };

/**
 * Several changes of a course, the oldest first, as one for somebody who saw none of them: what is new and gone again, or
 * was renamed since, is not named. `titles` are those of its lessons now. Null where nothing is left to be said.
 */
export function mergeChanges(changes: readonly Change[], titles: readonly string[]): Change | null {
  const last = changes.at(-1);
  if (!last) return null;
  const present = new Set(titles);
  const known = new Set<string>();
  const gone = new Set<string>();
  for (const { added, removed } of changes) {
    for (const title of removed) if (!known.has(title)) gone.add(title);
    for (const title of added) known.add(title);
  }
  const isNew = new Set([...known].filter((title) => present.has(title)));
  const changed = new Set(changes.flatMap((change) => change.changed));
  const merged = {
    changedAt: last.changedAt,
    added: [...isNew],
    removed: [...gone].filter((title) => !present.has(title)),
    changed: [...changed].filter((title) => present.has(title) && !isNew.has(title)),
    testChanged: changes.some(({ testChanged }) => testChanged),
  };
  const isNothing = merged.added.length + merged.removed.length + merged.changed.length === 0 && !merged.testChanged;
  return isNothing ? null : merged;
}
