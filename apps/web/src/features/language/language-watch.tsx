import { useEffect, useRef } from 'react';
import { useGetLanguageConfigIfKnown } from '../../entities/language/api/get-language-config.ts';
import { useGetLanguageConfigStatus } from '../../entities/language/api/get-language-config-status.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { applyLanguages } from '../../lib/language/language-preference.ts';
import { useLocale } from '../../texts/locale.ts';

/**
 * Applies a customer's languages on every page, and opens the dialog once for a customer whose interface is English and
 * who has never chosen any (rules/language#first-choice).
 */
export function LanguageWatch() {
  const { known } = useGetLanguageConfigIfKnown();
  const isEnglish = useLocale((state) => state.locale === 'en');
  const neverChosen = useGetLanguageConfigStatus(isEnglish)?.status === 0;
  const isFree = useDialogs(({ open }) => open.length === 0);
  const hasPrompted = useRef(false);

  useEffect(() => {
    if (known) applyLanguages(known);
  }, [known]);

  useEffect(() => {
    if (!neverChosen || !isFree || hasPrompted.current) return;
    hasPrompted.current = true;
    openDialog('language');
  }, [neverChosen, isFree]);

  return null;
}
