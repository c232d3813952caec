import { m } from '../../../texts/index.ts';
import type { Locale } from '../../../texts/locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './form-actions.module.css';

interface FormActionsProps {
  locale: Locale;
  onLocale: (locale: Locale) => void;
  onBack: () => void;
  /** The last button's text, and the form that it submits. */
  submitText: string;
  formId: string;
  disabled: boolean;
  busy: boolean;
}

/** The end of steps 2 and 3: the other language, back, and on. */
export function FormActions({ locale, onLocale, onBack, submitText, formId, disabled, busy }: FormActionsProps) {
  const other = locale === 'en' ? 'zh' : 'en';
  return (
    <>
      <Button
        kind="text"
        className={styles.language}
        lang={other === 'zh' ? 'zh-CN' : 'en'}
        onClick={() => onLocale(other)}
      >
        {m['cert.otherLanguage']({}, { locale })}
      </Button>
      <Button onClick={onBack} disabled={busy}>
        {m['common.back']({}, { locale })}
      </Button>
      <Button type="submit" kind="primary" form={formId} disabled={disabled} busy={busy}>
        {submitText}
      </Button>
    </>
  );
}
