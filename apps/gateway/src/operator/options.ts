import { z } from 'zod';
import { StartupError } from '../platform/startup-error.ts';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Text for a change by nobody. */
const NO_NAME = 'must name the operator: every change is logged.';

/** Option `--top` of the operator's commands: rows of a list. */
export const top = z.coerce
  .number({ error: 'must be a number' })
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' })
  .max(200, { error: 'must be 200 or less' })
  .default(20);

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

/** Requires an option; `problem` is printed where it is missing. */
export const required = <Schema extends z.ZodType>(schema: Schema, problem: string) =>
  z
    .unknown()
    .refine((given): boolean => given !== undefined, { error: problem, abort: true })
    .pipe(schema);

/** Option `--by`: the name with which the operator is logged. */
export const operatorName = z.string().trim().min(1).max(40);

/** Option `--by` of verbs that always change something. */
export const changedBy = required(operatorName, NO_NAME);

/**
 * Requires the name of the operator of a verb that only changes something with further words.
 * @throws {StartupError} where it is missing
 */
export function requireOperator(by: string | undefined): string {
  if (by === undefined) throw new StartupError(`--by ${NO_NAME}`);
  return by;
}
