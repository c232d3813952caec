import { formatDay, parseDay } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, noWords } from '../../operator/command.ts';
import { top } from '../../operator/options.ts';
import { textTable } from '../../operator/text-table.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { rollUpRange } from './daily-rollup-service.ts';
import { buildStatsReport } from './stats-report-service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of the default range, today included. */
const DEFAULT_DAYS = 7;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must look like 2026-11-01' })
  .refine((text) => parseDay(text) !== null, { error: 'is no day of the calendar' })
  .optional();

/** `npm run operator -- stats`: usage statistics of the portal, by day, page, channel and resource. */
export const statsCommand = defineCommand({
  usage: '[--from 2026-11-01] [--to 2026-11-07] [--top 20]',
  summary: 'Prints what visitors did in the last 7 days, or in the days given, by day, page, channel and resource.',
  options: { from: day, to: day, top },
  words: noWords,
  async *run(deps, { options }) {
    const to = options.to ?? formatDay(deps.clock.now());
    const from = options.from ?? formatDay(Date.parse(`${to}T00:00:00+08:00`) - (DEFAULT_DAYS - 1) * DAY_MS);
    if (from > to) throw new StartupError(`--from ${from} is later than --to ${to}.`);
    await rollUpRange(deps, { from, to });
    yield `From ${from} to ${to}, days of Shanghai`;
    for (const { title, columns, rows } of await buildStatsReport(deps, { from, to }, options.top)) {
      yield '';
      yield title;
      if (rows.length === 0) yield 'nothing was reported';
      else yield* textTable(columns, rows);
    }
  },
});
