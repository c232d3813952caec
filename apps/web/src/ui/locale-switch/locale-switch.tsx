import clsx from 'clsx';
import { emit } from '../../lib/events.ts';
import { m } from '../../texts/index.ts';
import { useLocale } from '../../texts/locale.ts';
import styles from './locale-switch.module.css';

/** A button that shows the portal in its other language, named in that language (rules/language#switch). */
export function LocaleSwitch({ className }: { className?: string }) {
  const isEnglish = useLocale(({ locale }) => locale === 'en');
  return (
    <button
      type="button"
      lang={isEnglish ? 'zh-CN' : 'en'}
      className={clsx(styles.switch, className)}
      onClick={() => emit('localeChosen', { locale: isEnglish ? 'zh' : 'en' })}
    >
      {m['language.other']()}
    </button>
  );
}
