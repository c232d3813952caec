import { useLocale } from './locale.ts';

/** The name of a specialty, or of anything else with a name in both languages, in that of the interface. */
export const nameText = ({ name, nameEn }: { readonly name: string; readonly nameEn: string }): string =>
  (useLocale.getState().locale === 'en' && nameEn) || name;

/** The name of a specialty of a doctor's certification, in the language of the interface. */
export const majorText = (major: { readonly propertyName: string; readonly propertyEnName: string }): string =>
  nameText({ name: major.propertyName, nameEn: major.propertyEnName });
