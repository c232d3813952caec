import { useLocale } from './locale.ts';

/** The name of a specialty, or of anything else with a name in both languages, in that of the interface. */
export const nameText = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }): string =>
  (useLocale.getState().locale === 'en' && nameEn) || name;
