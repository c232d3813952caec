import { formatCredit } from '@osteon/domain';
import type { CreditYear } from '../../../entities/credit/api/get-credit-year.ts';
import { m } from '../../../texts/index.ts';
import { useLocale } from '../../../texts/locale.ts';

/** Text of the forecast at the present pace, with its end (rules/credit#forecast). */
export function forecastText({ expected, expectedMissing, untilAt }: NonNullable<CreditYear['forecast']>): string {
  const date = new Date(untilAt).toLocaleDateString(useLocale.getState().locale === 'en' ? 'en-GB' : 'zh', {
    month: 'long',
    day: 'numeric',
    timeZone: 'Asia/Shanghai',
  });
  const values = { date, expected: formatCredit(expected), missing: formatCredit(expectedMissing) };
  return expectedMissing > 0 ? m['credit.forecastMissing'](values) : m['credit.forecastReached'](values);
}
