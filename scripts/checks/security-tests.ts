import { posix } from 'node:path';
import { proseLines } from './markdown.ts';
import type { SourceTree } from './source-tree.ts';

/** The pages whose tables name tests. */
const PAGE = /^docs\/rules\/security(-[a-z]+)?\.md$/;

/** The text of a row without a test: a library's setting is relied on, or there is nothing to attack. */
const NO_TEST = /^(untested|–)$/;

/** A named test: `bench`, file, workspace, and words of the test. */
const NAMED =
  /(bench )?`([\w-]+(?:(?:\.(?:browser|process))?\.(?:test|spec)\.tsx?)?)`(?: of the (\w+))?(?: \(([^)]+)\))?/g;

/** Each test that a security page names and that does not exist, and each row that names none. */
export function checkSecurityTests({ documents, sources }: SourceTree): readonly string[] {
  return [...documents].filter(([path]) => PAGE.test(path)).flatMap(([path, text]) => checkPage(path, text, sources));
}

function checkPage(page: string, text: string, sources: SourceTree['sources']): readonly string[] {
  return proseLines(text).flatMap((line, index) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (cells.length !== 5 || /^(-+|Tested in)$/.test(cells[3] ?? '')) return [];
    const cell = cells[3] ?? '';
    const named = [...cell.matchAll(NAMED)];
    const location = `${page}:${index + 1}`;
    if (named.length === 0) return NO_TEST.test(cell) ? [] : [`${location} names no test.`];
    return named.flatMap(([, bench, name = '', workspace, words]) => {
      const file = bench === undefined ? name : `${name}.ts`;
      const found = sources.filter(
        ({ path }) =>
          posix.basename(path) === file &&
          (bench === undefined || path.startsWith('bench/')) &&
          (workspace === undefined || path.split('/')[1] === workspace),
      );
      const ofGateway = found.filter(({ path }) => path.startsWith('apps/gateway/'));
      const [test, other] = ofGateway.length > 0 ? ofGateway : found;
      if (!test) return [`${location} names '${name}': there is no such test.`];
      if (other) return [`${location} names '${name}', which may be ${test.path} or ${other.path}.`];
      if (words === undefined || bench !== undefined || test.text.includes(words)) return [];
      return [`${location} names '${words}', which ${test.path} does not contain.`];
    });
  });
}
