import { m } from '../index.ts';
import { findText, type TextsByValue } from './find-text.ts';

const categories: TextsByValue = {
  解剖: m['library.term.anatomy'],
  疾病: m['search.kind.disease'],
  手术: m['search.kind.surgery'],
  检查与体征: m['library.term.examination'],
  分型与评分: m['library.term.classification'],
  器械与植入物: m['library.term.implant'],
  生物力学: m['library.term.biomechanics'],
  康复: m['library.term.rehabilitation'],
};

/** The category of a term of the dictionary: 解剖, Anatomy (rules/language#values). */
export const termCategoryText = (category: string): string => findText(categories, category);
