import { type Graph, shortestCycle, stronglyConnected } from './graph.ts';
import type { SourceFile } from './parse-source.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/** Folders whose subfolders are nouns that must not import each other in a circle, although their files may not. */
const groups = /^(apps\/gateway\/src\/modules\/[^/]+|apps\/web\/src\/entities\/[^/]+)\//;

/** Modules, features and entities, each with subfolders of its own. */
const nouns = /^(apps\/gateway\/src\/modules\/[^/]+|apps\/web\/src\/(?:features|entities)\/[^/]+)\/(.+)$/;

/** Source files of a noun, tests not counted, past which its subfolders may not import each other both ways. */
const SUBMODULES_FROM = 40;

/** Each import cycle of files, imports of types included. */
export function checkImportCycles(tree: SourceTree): readonly string[] {
  return stronglyConnected(getGraph(getEdges(tree))).map(
    ({ members, graph }) => `${members.length} files in a cycle: ${shortestCycle(graph, members).join(' → ')}`,
  );
}

/** Each import that is part of a cycle of gateway modules or of web entities, imports of types included. */
export function checkModuleCycles(tree: SourceTree): readonly string[] {
  const between = getEdges(tree).flatMap(({ from, to, line }) => {
    const [group, target] = [groups.exec(from)?.[1], groups.exec(to)?.[1]];
    if (group === undefined || target === undefined || group === target) return [];
    return [{ from: group, to: target, location: `${from}:${line} imports ${to}` }];
  });
  return stronglyConnected(getGraph(between)).flatMap(({ members }) => {
    const inside = between.filter(({ from, to }) => members.includes(from) && members.includes(to));
    return inside.map(
      ({ location }) => `cycle of ${members.map((name) => name.split('/').at(-1)).join(', ')}: ${location}`,
    );
  });
}

/**
 * Each pair of subfolders that import each other within a noun of more than 40 files, imports of types included. The
 * files directly in the noun's folder count as one more subfolder.
 */
export function checkSubmoduleCycles(tree: SourceTree): readonly string[] {
  const sizes = countSizes(tree);
  const between = getEdges(tree).flatMap(({ from, to, line }) => {
    const [source, target] = [getSubmodule(from), getSubmodule(to)];
    if (!source || !target || source.noun !== target.noun || source.name === target.name) return [];
    if ((sizes.get(source.noun) ?? 0) <= SUBMODULES_FROM) return [];
    return [{ noun: source.noun, from: source.name, to: target.name, location: `${from}:${line} imports ${to}` }];
  });
  const byDirection = Map.groupBy(between, ({ noun, from, to }) => `${noun} ${from} ${to}`);
  return [...byDirection.values()].flatMap((imports) => {
    const [first] = imports;
    const [back] = (first && byDirection.get(`${first.noun} ${first.to} ${first.from}`)) ?? [];
    if (!first || !back || first.from > first.to) return [];
    const { noun, from, to, location } = first;
    return [`${noun}: ${from} and ${to} import each other: ${location}, ${back.location}`];
  });
}

function countSizes({ sources }: SourceTree): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { path } of sources) {
    const noun = isTest(path) ? undefined : getSubmodule(path)?.noun;
    if (noun !== undefined) sizes.set(noun, (sizes.get(noun) ?? 0) + 1);
  }
  return sizes;
}

/** Noun and subfolder of a file; `root` for a file directly in the noun's folder. */
function getSubmodule(path: string): { readonly noun: string; readonly name: string } | undefined {
  const [, noun, rest = ''] = nouns.exec(path) ?? [];
  if (noun === undefined) return undefined;
  return { noun, name: rest.includes('/') ? `${rest.split('/')[0]}/` : 'root' };
}

/** Imports between source files, those of tests left out. */
function getEdges({ sources, resolve }: SourceTree): readonly { from: string; to: string; line: number }[] {
  const known = new Set(sources.map(({ path }) => path));
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }: SourceFile) =>
      imports.flatMap(({ specifier, line }) => {
        const to = resolve(path, specifier);
        return to !== undefined && known.has(to) && to !== path ? [{ from: path, to, line }] : [];
      }),
    );
}

function getGraph(edges: readonly { from: string; to: string }[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    for (const node of [from, to]) if (!graph.has(node)) graph.set(node, new Set());
    graph.get(from)?.add(to);
  }
  return graph;
}
