import { posix } from 'node:path';
import { isTest, type SourceTree } from './source-tree.ts';

/** Source files directly in a folder, tests not counted. */
const FILES_MAX = 25;

/** Each folder with more source files than a reader can grasp at a glance. */
export function checkFolderSizes({ sources }: SourceTree): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    if (isTest(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} source files; at most ${FILES_MAX}, group them by what changes together.`,
    );
}
