import { formatCredit } from '@osteon/domain';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';

/** What the year ends with at the present pace, in words (rules/credit#forecast). */
export function forecastText({ expected, expectedMissing }: NonNullable<CreditYear['forecast']>): string {
  const values = { expected: formatCredit(expected), missing: formatCredit(expectedMissing) };
  return expectedMissing > 0 ? m['credit.forecastMissing'](values) : m['credit.forecastReached'](values);
}
