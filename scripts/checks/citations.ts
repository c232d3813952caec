import { headingSlugs } from './markdown.ts';
import type { SourceTree } from './source-tree.ts';

/** `rules/device#limit` or `docs/rules/device.md#limit`. */
const citation = /\brules\/([a-z0-9-]+)(?:\.md)?(?:#([\w-]+))?/g;

/** Sources outside the repository, which a reader cannot open. */
const foreign = /\bseeds? 0\d\d\b|\bspec-decisions?\b|\bsecurity \d+\b|\bthe (?:specification|spec|seeds)\b/gi;

/** Each citation of a rule that has no heading, and each citation of something outside the repository. */
export function checkCitations({ sources, documents }: SourceTree): readonly string[] {
  const rules = new Map(
    [...documents].flatMap(([path, text]) => {
      const page = /^docs\/rules\/(.+)\.md$/.exec(path)?.[1];
      return page === undefined ? [] : [[page, headingSlugs(text)] as const];
    }),
  );
  const texts = [
    ...sources.map(({ path, text }) => [path, text] as const),
    ...[...documents].filter(([path]) => !path.endsWith('.json')),
  ].filter(([path]) => !path.startsWith('scripts/checks/'));
  return texts.flatMap(([path, text]) => [
    ...getMatches(text, citation).flatMap(({ line, match: [whole, page = '', slug] }) => {
      const slugs = rules.get(page);
      if (!slugs) return [`${path}:${line} cites '${whole}': there is no docs/rules/${page}.md.`];
      if (slug === undefined || slugs.has(slug)) return [];
      return [`${path}:${line} cites '${whole}': docs/rules/${page}.md has no heading #${slug}.`];
    }),
    ...getMatches(text, foreign).map(
      ({ line, match: [whole] }) => `${path}:${line} cites '${whole}', which is not in the repository.`,
    ),
  ]);
}

function getMatches(text: string, pattern: RegExp): { line: number; match: RegExpMatchArray }[] {
  return [...text.matchAll(pattern)].map((match) => ({ line: text.slice(0, match.index).split('\n').length, match }));
}
