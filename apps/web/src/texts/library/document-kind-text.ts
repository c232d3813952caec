import { m } from '../index.ts';
import { findText, type TextsByValue } from './find-text.ts';

const kinds: TextsByValue = {
  手术技术: m['library.document.technique'],
  讲义: m['library.document.handout'],
  共识解读: m['library.document.consensus'],
  综述: m['library.document.review'],
  护理手册: m['library.document.nursing'],
  量表: m['library.document.score'],
};

/** The kind of a document: 综述, Review (rules/language#values). */
export const documentKindText = (kind: string): string => findText(kinds, kind);
