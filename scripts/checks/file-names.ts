import type { SourceTree } from './source-tree.ts';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
const vague = /^(utils?|helpers?|common|misc|shared)$/;

/** Each source file or folder that is not in kebab-case or whose name is a catch-all. */
export function checkFileNames({ sources, documents }: SourceTree): readonly string[] {
  const paths = [...sources.map(({ path }) => path), ...[...documents.keys()].filter((path) => path.endsWith('.css'))];
  const parts = new Set(
    paths.flatMap((path) => path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'))),
  );
  return [...parts].flatMap((path) => {
    const name = path.split('/').at(-1) ?? '';
    if (vague.test(name.split('.')[0] ?? '')) return [`${path}: '${name}' says nothing about what it holds.`];
    return kebab.test(name) ? [] : [`${path}: names are in kebab-case.`];
  });
}
