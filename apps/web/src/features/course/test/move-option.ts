/** The options with the one at `from` moved to `to`; unchanged if there is no such position. */
export function moveOption(order: readonly number[], from: number, to: number): number[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  const others = order.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
