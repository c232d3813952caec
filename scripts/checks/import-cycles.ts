import { type Graph, shortestCycle, stronglyConnected } from './graph.ts';
import type { SourceFile } from './parse-source.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/** Folders whose subfolders are nouns that must not import each other in a circle, although their files may not. */
const groups = /^(apps\/gateway\/src\/modules\/[^/]+|apps\/web\/src\/entities\/[^/]+)\//;

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
