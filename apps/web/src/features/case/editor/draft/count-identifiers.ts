import { findPatientIdentifiers } from '@osteon/domain';
import type { DraftText } from './draft-text.ts';
import { getDraftTexts } from './draft-texts.ts';

/** The number of findings in the texts of a draft that the author has not judged (rules/case-draft#identifiers). */
export function countIdentifiers(draft: DraftText): number {
  const { harmless } = draft.fields;
  return getDraftTexts(draft).flatMap((text) =>
    findPatientIdentifiers(text).filter(({ start, end }) => !harmless.includes(text.slice(start, end))),
  ).length;
}
