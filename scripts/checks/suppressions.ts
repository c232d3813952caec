import type { SourceTree } from './source-tree.ts';

/** Number of suppressed findings of linter, compiler and formatter in the project. */
const SUPPRESSIONS_MAX = 7;

const suppression = /\/[/*]\s*(oxlint-disable|eslint-disable|biome-ignore|@ts-(expect-error|ignore|nocheck)).*/;

/** Path and text of each suppression. */
export function suppressions({ sources, documents }: SourceTree): readonly string[] {
  const texts = [...sources.map(({ path, text }) => [path, text] as const), ...documents];
  return texts.flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => {
      const found = path.endsWith('.md') ? undefined : suppression.exec(line)?.[0];
      return found === undefined ? [] : [`${path}:${index + 1} ${found}`];
    }),
  );
}

/** All suppressions, where there are more than the project allows itself. */
export function checkSuppressions(tree: SourceTree): readonly string[] {
  const found = suppressions(tree);
  return found.length > SUPPRESSIONS_MAX
    ? [...found, `${found.length} suppressions; at most ${SUPPRESSIONS_MAX}.`]
    : [];
}
