import { z } from 'zod';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A time as an operator types it: `30m`, `24h` or `7d` ago, the start of a day in Shanghai (`2026-11-01`), or an ISO
 * time with its zone. Transforms to a function from the present (ms) to the time (ms).
 */
export const since = z.string().transform((text, context): ((now: number) => number) => {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const span = UNITS[unit];
  if (span !== undefined) return (now) => now - Number(count) * span;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+08:00` : text;
  const timestamp = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(time) ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(timestamp)) context.addIssue('must look like 30m, 24h, 7d or 2026-11-01');
  return () => timestamp;
});
