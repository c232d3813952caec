import { posix } from 'node:path';
import { headingSlugs, proseLines } from './markdown.ts';
import type { SourceTree } from './source-tree.ts';

/** A path from the root in code marks, without placeholders. */
const CODE_PATH = /`((?:apps|packages|library|e2e|bench|scripts|docs)\/[\w./-]+)`/g;

/** Written by a build. */
const GENERATED = /(^|\/)(dist|source-maps)(\/|$)/;

/** Each relative link of a Markdown document whose file or heading does not exist, and each path in code marks. */
export function checkDocumentLinks({ documents, paths }: SourceTree): readonly string[] {
  const slugs = new Map<string, ReadonlySet<string>>();
  const headingsOf = (path: string): ReadonlySet<string> => {
    const known = slugs.get(path) ?? headingSlugs(documents.get(path) ?? '');
    slugs.set(path, known);
    return known;
  };
  return [...documents]
    .filter(([path]) => path.endsWith('.md'))
    .flatMap(([path, text]) =>
      proseLines(text).flatMap((line, index) => [
        ...getLinks(line).flatMap((link) => {
          const [file = '', heading] = link.split('#');
          const target = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file)).replace(/\/$/, '');
          const location = `${path}:${index + 1} links to '${link}'`;
          if (!paths.has(target)) return [`${location}: there is no ${target}.`];
          if (heading === undefined || !target.endsWith('.md') || headingsOf(target).has(heading)) return [];
          return [`${location}: ${target} has no heading #${heading}.`];
        }),
        ...[...line.matchAll(CODE_PATH)]
          .map(([, named = '']) => named.replace(/\/$/, ''))
          .filter((named) => !paths.has(named) && !GENERATED.test(named))
          .map((named) => `${path}:${index + 1} names '${named}', which does not exist.`),
      ]),
    );
}

/** Relative links of a line, inline ones and definitions; code is no link. */
function getLinks(line: string): readonly string[] {
  const prose = line.replace(/`[^`]*`/g, '');
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map((match) => match[1] ?? '');
  const defined = /^\s*\[[^\]]+\]:\s*(\S+)/.exec(prose)?.[1];
  return [...inline, ...(defined === undefined ? [] : [defined])].filter(
    (link) => !/^([a-z][a-z+.-]*:|\/)/i.test(link),
  );
}
