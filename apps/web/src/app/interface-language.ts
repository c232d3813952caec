import { STORAGE_KEYS } from '@osteon/domain';
import { useEffect } from 'react';
import { useGetDoctorInfo } from '../entities/account/api/get-doctor-info.ts';
import { useSession } from '../lib/session/session-store.ts';
import { type Locale, setLocale, useLocale } from '../texts/locale.ts';

const CHINESE = 0;

/** Sets the language of the last page for a customer who is still logged in, before the first answer. */
export function startInterfaceLanguage(): void {
  const status = localStorage.getItem(STORAGE_KEYS.internationalStatus);
  if (useSession.getState().customerId !== '' && status !== null) setLocale(getLocale(Number(status)));
}

/**
 * The language of the interface (rules/language#interface-language). Texts do not re-render by themselves, so the frame
 * around the page uses it as its key.
 */
export function useInterfaceLanguage(): Locale {
  const isVisitor = useSession((state) => state.customerId === '');
  const status = useGetDoctorInfo().data?.internationalStatus;
  useEffect(() => {
    if (isVisitor) {
      localStorage.removeItem(STORAGE_KEYS.internationalStatus);
      setLocale('zh');
    } else if (status !== undefined) {
      localStorage.setItem(STORAGE_KEYS.internationalStatus, String(status));
      setLocale(getLocale(status));
    }
  }, [isVisitor, status]);
  return useLocale((state) => state.locale);
}

const getLocale = (status: number): Locale => (status === CHINESE ? 'zh' : 'en');
