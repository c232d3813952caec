import type { Locale } from '@osteon/domain';
import type { ReactElement } from 'react';
import { useLocale } from '../../texts/locale.ts';
import { LOCALE_NAMES } from '../../texts/locale-names.ts';
import { Menu, MenuDownload, MenuItem } from './menu.tsx';

type FileLanguageMenuProps = {
  /** The button that saves the file. */
  target: ReactElement;
} & ({ /** Address of the file. */ href: (locale: Locale) => string } | { onChoose: (locale: Locale) => void });

/** The choice of a saved file's language, that of the interface first, so that Enter twice saves it (rules/language#files). */
export function FileLanguageMenu({ target, ...file }: FileLanguageMenuProps) {
  const chosen = useLocale(({ locale }) => locale);
  const names = LOCALE_NAMES.toSorted((a, b) => Number(b.locale === chosen) - Number(a.locale === chosen));
  return (
    <Menu target={target}>
      {names.map(({ locale, lang, name }) =>
        'href' in file ? (
          <MenuDownload key={locale} lang={lang} href={file.href(locale)}>
            {name}
          </MenuDownload>
        ) : (
          <MenuItem key={locale} lang={lang} onSelect={() => file.onChoose(locale)}>
            {name}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
