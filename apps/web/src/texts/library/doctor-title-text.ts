import { m } from '../index.ts';
import { joinList } from '../join-text.ts';
import { useLocale } from '../locale.ts';
import type { TextsByValue } from './find-text.ts';

const titles: TextsByValue = {
  住院医师: m['certify.medicalTitle.resident'],
  主治医师: m['certify.medicalTitle.attending'],
  副主任医师: m['certify.medicalTitle.associateChief'],
  主任医师: m['certify.medicalTitle.chief'],
  护士: m['certify.medicalTitle.nurse'],
  护师: m['certify.medicalTitle.seniorNurse'],
  主管护师: m['certify.medicalTitle.chargeNurse'],
  副主任护师: m['certify.medicalTitle.associateChiefNurse'],
  主任护师: m['certify.medicalTitle.chiefNurse'],
  医生助理: m['certify.medicalTitle.assistant'],
  执业助理医师: m['certify.medicalTitle.assistantPhysician'],
  副主任技师: m['library.title.associateChiefTechnologist'],
  副教授: m['library.title.associateProfessor'],
  教授: m['library.title.professor'],
};

/**
 * The titles of a doctor: 主任医师 教授, in English Chief physician, Professor. They stay as they are where one of them is
 * unknown, as doctors may enter any text (rules/language#values).
 */
export function doctorTitleText(title: string): string {
  if (useLocale.getState().locale === 'zh') return title;
  const texts = title.split(/\s+/).map((word) => titles[word]?.());
  return texts.every((text) => text !== undefined) ? joinList(texts) : title;
}
