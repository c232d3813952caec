import { m } from '../index.ts';
import { joinDetails, joinList } from '../join-text.ts';
import { findValueText, getLang, useLocale, valueText } from '../locale.ts';

/** The sex of a case's patient: 男, Male (rules/language#values). */
export const sexText = (sex: string): string => valueText('sex', sex);

/** The kind of an image of a case: X线, Radiograph; CT and MRI are the same in both languages. */
export const imagingText = (kind: string): string => valueText('imaging', kind);

/** The kind of a document: 综述, Review. */
export const documentKindText = (kind: string): string => valueText('document', kind);

/** The category of a term of the dictionary: 解剖, Anatomy. */
export const termCategoryText = (category: string): string => valueText('term', category);

/** The category of a product: 关节假体, Joint prostheses. */
export const productCategoryText = (category: string): string => valueText('product', category);

/** The highest level stands alone; every other one includes those above it. */
const HIGHEST_LEVEL = '高级';

/** The least experience that a video is meant for: 主治医师及以上, Attending physician and above (rules/language#values). */
export function levelText(level: string): string {
  const text = valueText('level', level);
  // An unknown level is alone in English, as the words around it would be in another language.
  return level === HIGHEST_LEVEL || getLang(text) !== undefined ? text : m['video.levelFrom']({ level: text });
}

/**
 * The titles of a doctor: 主任医师 教授, in English Chief physician, Professor. They stay as they are where one of them is
 * unknown, as doctors may enter any text (rules/language#values).
 */
export function doctorTitleText(title: string): string {
  if (useLocale.getState().locale === 'zh') return title;
  const texts = title.split(/\s+/).map((word) => findValueText('title', word));
  return texts.every((text) => text !== undefined) ? joinList(texts) : title;
}

/** The title and the company of a profile: 主任医师 · 北泽骨科医院. */
export const positionText = ({ medicalTitle, company }: { readonly medicalTitle: string; readonly company: string }) =>
  joinDetails([doctorTitleText(medicalTitle), company]);
