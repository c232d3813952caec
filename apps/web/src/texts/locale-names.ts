import type { Locale } from '@osteon/domain';

/** A language of the interface: its `lang`, and its own name for itself. */
export interface LocaleName {
  readonly locale: Locale;
  readonly lang: 'zh-CN' | 'en';
  readonly name: string;
}

/** Each language by its own name, whatever the interface's. */
export const LOCALE_NAMES: readonly LocaleName[] = [
  { locale: 'zh', lang: 'zh-CN', name: '中文' },
  { locale: 'en', lang: 'en', name: 'English' },
];
