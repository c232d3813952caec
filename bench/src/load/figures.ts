/** The median of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The value that such a share of the measurements does not exceed, as 0.95 for the 95th percentile. */
export function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/** The one line that a benchmark prints last. */
export function report(name: string, ours: number, baseline: number, unit: string): void {
  console.log(
    `${name} ratio=${(ours / baseline).toFixed(2)} ours=${ours.toFixed(2)} baseline=${baseline.toFixed(2)} unit=${unit}`,
  );
}

/** Milliseconds until a JSON has arrived and is parsed, and the JSON; not compressed, as some servers cannot. */
export async function timeJson(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ ms: number; body: unknown }> {
  const startedAt = performance.now();
  const reply = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  const body: unknown = await reply.json();
  const ms = performance.now() - startedAt;
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return { ms, body };
}
