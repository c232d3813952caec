import type { SourceTree } from './source-tree.ts';

/** Names of the contract's calls, read from `export const name = call({ name: '…'`. */
export function callNames({ sources }: SourceTree): readonly string[] {
  return sources
    .filter(({ path }) => path.startsWith('packages/contract/src/'))
    .flatMap(({ code }) => [...code.matchAll(/\bcall\(\{\s*name: '(\w+)'/g)].map((match) => match[1] ?? ''));
}
