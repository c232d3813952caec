import type { Locale } from '@osteon/domain';
import type { AccountRow } from './account-repository.ts';

/**
 * The language of everything that is sent to an account: the chosen one, else English for an account from abroad
 * (rules/language#gateway).
 */
export function getAccountLocale({
  locale,
  internationalStatus,
}: Pick<AccountRow, 'locale' | 'internationalStatus'>): Locale {
  return locale ?? (internationalStatus === 0 ? 'zh' : 'en');
}
