/** Node → nodes that it points at; every node has an entry. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The strongly connected components of more than one node (Tarjan), each with the graph. */
export function stronglyConnected(graph: Graph): { members: readonly string[]; graph: Graph }[] {
  const found: { members: readonly string[]; graph: Graph }[] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) onStack.delete(member);
    if (members.length > 1) found.push({ members: members.sort(), graph });
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** A shortest way from a component's first member back to itself, both ends included. */
export function shortestCycle(graph: Graph, members: readonly string[]): readonly string[] {
  const [start = ''] = members;
  let ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      [...(graph.get(way.at(-1) ?? '') ?? [])].filter((node) => members.includes(node)).map((node) => [...way, node]),
    );
    const closed = longer.find((way) => way.at(-1) === start);
    if (closed) return closed;
    ways = longer.filter((way) => {
      const node = way.at(-1) ?? '';
      if (seen.has(node)) return false;
      seen.add(node);
      return true;
    });
  }
  return [];
}
