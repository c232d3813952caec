import { LOCALE_COOKIE, type Locale, parseLocale } from '@osteon/domain';
import { useEffect } from 'react';
import { updateInterfaceLanguage } from '../entities/language/api/update-interface-language.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { useSession } from '../lib/session/session-store.ts';
import { m } from '../texts/index.ts';
import { selectLocale, useLocale } from '../texts/locale.ts';
import { toast } from '../ui/toast/toast.ts';

const getStoredLocale = () => parseLocale(readCookie(LOCALE_COOKIE));

/** The choice that is being stored with the account, whose session checks have the one before until then. */
let storing: Promise<unknown> = Promise.resolve();

/** Loads and sets the browser's language before the first rendering; without a network the texts stay Chinese. */
export async function startInterfaceLanguage(): Promise<void> {
  const locale = getStoredLocale();
  if (locale !== null) await selectLocale(locale).catch(() => {});
}

/** Sets and stores the language that somebody chose, with the account too (rules/language#interface-language). */
export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    await selectLocale(locale);
    writeCookie(LOCALE_COOKIE, locale);
    if (useSession.getState().customerId === '') return;
    storing = updateInterfaceLanguage(locale).catch(() => toast.error(m['language.interfaceFailed']()));
    await storing;
  } catch {
    toast.error(m['language.interfaceFailed']());
  }
}

/** Chooses English for somebody from abroad who has not chosen a language. */
export async function suggestEnglish(): Promise<void> {
  if (getStoredLocale() === null) await chooseLocale('en');
}

/**
 * After a session check the language of the account wins; an account without one takes the browser's
 * (rules/language#interface-language).
 */
async function followAccount(locale: Locale | null): Promise<void> {
  await storing;
  const stored = getStoredLocale();
  if (locale === null) {
    if (stored !== null) await updateInterfaceLanguage(stored).catch(() => {});
  } else if (locale !== stored) {
    writeCookie(LOCALE_COOKIE, locale);
    await selectLocale(locale).catch(() => {});
  }
}

/** Follows the language of the account, and renders the calling component again when the language changes. */
export function useInterfaceLanguage(): void {
  const check = useSession((state) => state.check);
  useEffect(() => {
    if (check?.status === 0) void followAccount(check.locale);
  }, [check]);
  useLocale();
}
