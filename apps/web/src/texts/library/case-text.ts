import { m } from '../index.ts';
import { findText, type TextsByValue } from './find-text.ts';

const sexes: TextsByValue = { 男: m['library.sex.male'], 女: m['library.sex.female'] };

const imagingKinds: TextsByValue = {
  X线: m['library.imaging.radiograph'],
  骨密度: m['library.imaging.boneDensity'],
};

/** The sex of a case's patient: 男, Male (rules/language#values). */
export const sexText = (sex: string): string => findText(sexes, sex);

/** The kind of an image of a case: X线, Radiograph; CT and MRI are the same in both languages. */
export const imagingText = (kind: string): string => findText(imagingKinds, kind);
