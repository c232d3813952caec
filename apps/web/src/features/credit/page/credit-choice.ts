import { FIRST_YEAR, formatDay, parseCreditPeriod } from '@osteon/domain';
import type { CreditYear, RequestedCredit } from '../../../entities/credit/api/get-credit-year.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';

/** Parses the year, or the days of one, from a URL; the present year by default (rules/credit#periods). */
export function parseChoice(query: URLSearchParams, now: number): RequestedCredit {
  const [from, to] = [query.get('from') ?? undefined, query.get('to') ?? undefined];
  if (from !== undefined && to !== undefined && parseCreditPeriod({ from, to }, now)) return { from, to };
  const year = Number(query.get('year'));
  return Number.isInteger(year) && year >= FIRST_YEAR && parseCreditPeriod({ year }, now) ? { year } : {};
}

/** First and last day of a period as yyyy-mm-dd. */
export const toDays = ({ fromAt, toAt }: NonNullable<CreditYear['period']>) => ({
  from: formatDay(fromAt),
  to: formatDay(toAt),
});

/** Text of a period. */
export const periodText = ({ fromAt, toAt }: NonNullable<CreditYear['period']>): string =>
  m['credit.rangeDays']({ from: dateText(fromAt), to: dateText(toAt) });
