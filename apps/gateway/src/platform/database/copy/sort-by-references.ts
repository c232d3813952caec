import type { CopiedTable } from './content.ts';

/**
 * Sorts tables so that each follows those that it references; a table may reference itself.
 * @throws for tables that reference each other in a circle.
 */
export function sortByReferences(
  tables: readonly CopiedTable[],
  references: readonly { from: string; to: string }[],
): CopiedTable[] {
  const sorted = new Map<string, CopiedTable>();
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(getName));
    const blocked = new Set(references.filter(({ from, to }) => from !== to && names.has(to)).map(({ from }) => from));
    const free = waiting.filter((table) => !blocked.has(getName(table)));
    if (free.length === 0) throw new Error(`The tables ${[...names].join(', ')} reference each other in a circle.`);
    for (const table of free) sorted.set(getName(table), table);
    waiting = waiting.filter((table) => !sorted.has(getName(table)));
  }
  return [...sorted.values()];
}

function getName({ schema, name }: CopiedTable): string {
  return `${schema}.${name}`;
}
