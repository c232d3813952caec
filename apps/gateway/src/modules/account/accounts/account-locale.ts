import { DEFAULT_LOCALE, type Locale } from '@osteon/domain';
import type { AccountRow } from './account-repository.ts';

type LocaleFields = Pick<AccountRow, 'locale' | 'internationalStatus'>;

/** The chosen language of an account, else English for one from abroad; null for none (rules/language#interface-language). */
export const getChosenLocale = ({ locale, internationalStatus }: LocaleFields): Locale | null =>
  locale ?? (internationalStatus === 0 ? null : 'en');

/** The language of everything that is sent to an account (rules/language#gateway). */
export const getAccountLocale = (account: LocaleFields): Locale => getChosenLocale(account) ?? DEFAULT_LOCALE;
