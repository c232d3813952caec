import type { SourceTree } from './source-tree.ts';

/** Keys of parts that are specified in docs/rules and not built yet: prefix → feature. */
const later: Readonly<Record<string, string>> = {};

/** Each key of the portal's texts that no source file reads. */
export function checkUnusedTexts({ sources, documents }: SourceTree): readonly string[] {
  const used = new Set(
    sources
      .filter(({ path }) => path.startsWith('apps/web/'))
      .flatMap(({ code }) => [...code.matchAll(/\bm\[\s*'([^']+)'\s*\]/g)].map((match) => match[1])),
  );
  return [...documents].flatMap(([path, text]) => {
    if (!path.startsWith('apps/web/messages/')) return [];
    return Object.keys(JSON.parse(text) as object)
      .filter(
        (key) => !used.has(key) && !key.startsWith('$') && !Object.keys(later).some((prefix) => key.startsWith(prefix)),
      )
      .map((key) => `${path}: nothing reads '${key}'.`);
  });
}
