import { Menu } from '@mantine/core';
import { emit } from '../../lib/events.ts';
import { m } from '../../texts/index.ts';
import { useLocale } from '../../texts/locale.ts';
import { LOCALE_NAMES } from '../../texts/locale-names.ts';
import styles from '../theme/theme-picker.module.css';

/** A row of the user menu: the language of the interface (rules/language#switch). */
export function LocalePicker() {
  const chosen = useLocale(({ locale }) => locale);
  return (
    <div className={styles.row} role="group" aria-label={m['language.interface']()}>
      <span aria-hidden="true">{m['language.interface']()}</span>
      <div className={styles.segments}>
        {LOCALE_NAMES.map(({ locale, lang, name }) => (
          <Menu.RadioItem
            key={locale}
            value={locale}
            lang={lang}
            className={`${styles.segment} ${styles.named}`}
            classNames={{ itemIndicator: styles.indicator }}
            checked={chosen === locale}
            onChange={() => emit('localeChosen', { locale })}
            closeMenuOnClick={false}
          >
            {name}
          </Menu.RadioItem>
        ))}
      </div>
    </div>
  );
}
