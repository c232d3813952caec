import type { CourseDifference } from './compare-courses.ts';

/** A change with its timestamp, in ms. */
type Change = Omit<CourseDifference, 'courseId'> & { readonly changedAt: number };

/**
 * Merges several changes of a course, oldest first, into one for a learner who has seen none of them: a lesson that was
 * added and removed again, or renamed since, is not named. `titles` are the current titles of its lessons. Null where
 * nothing remains.
 */
export function mergeChanges(changes: readonly Change[], titles: readonly string[]): Change | null {
  const last = changes.at(-1);
  if (!last) return null;
  const present = new Set(titles);
  const addedTitles = new Set<string>();
  const deleted = new Set<string>();
  for (const { added, removed } of changes) {
    for (const title of removed) if (!addedTitles.has(title)) deleted.add(title);
    for (const title of added) addedTitles.add(title);
  }
  const isNew = new Set([...addedTitles].filter((title) => present.has(title)));
  const changed = new Set(changes.flatMap((change) => change.changed));
  const merged = {
    changedAt: last.changedAt,
    added: [...isNew],
    removed: [...deleted].filter((title) => !present.has(title)),
    changed: [...changed].filter((title) => present.has(title) && !isNew.has(title)),
    testChanged: changes.some(({ testChanged }) => testChanged),
  };
  const isNothing = merged.added.length + merged.removed.length + merged.changed.length === 0 && !merged.testChanged;
  return isNothing ? null : merged;
}
