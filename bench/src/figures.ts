/** The median of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The one line that a benchmark prints last. */
export function report(name: string, ours: number, baseline: number, unit: string): void {
  console.log(
    `${name} ratio=${(ours / baseline).toFixed(2)} ours=${ours.toFixed(2)} baseline=${baseline.toFixed(2)} unit=${unit}`,
  );
}
