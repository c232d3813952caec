import type { RequestOf } from '@osteon/contract';
import type { clinicalCase, StoredImage, StoredStack } from '../base/tables.ts';

type Fields = RequestOf<'saveCaseDraft'>['fields'];
type CaseRow = typeof clinicalCase.$inferSelect;

/** The published case as the fields of a draft; its consent is confirmed again. */
export function buildFields(
  { details, specialtyId }: { readonly details: CaseRow; readonly specialtyId: string },
  tags: Fields['tags'],
) {
  const { sex, age, occupation, decision, images, stacks, id: _id, ...texts } = details;
  const { question, options, chosen, reason } = decision;
  const index = options.indexOf(chosen);
  return {
    ...texts,
    specialtyId,
    tags,
    patient: { sex, age, occupation },
    decision: { question, options, chosen: index < 0 ? null : index, reason },
    images: images.map(({ imageId, caption, phase }) => ({ imageId, caption, phase })),
    series: stacks.map(({ stackId, title, phase }) => ({ seriesId: stackId, title, phase })),
    harmless: [],
    consent: false,
  };
}

/**
 * The row of a case of the fields of a complete draft, with its texts trimmed.
 * @throws {TypeError} where the draft is not complete, which its problems would have said
 */
export function buildCaseRow(
  id: string,
  fields: Fields,
  { images, stacks }: { readonly images: StoredImage[]; readonly stacks: StoredStack[] },
): CaseRow {
  const { patient, decision } = fields;
  const options = decision.options.map((option) => option.trim());
  const chosen = decision.chosen === null ? undefined : options[decision.chosen];
  if (chosen === undefined || patient.age === null) throw new TypeError('a draft that is published is complete');
  return {
    id,
    sex: patient.sex,
    age: patient.age,
    occupation: patient.occupation.trim(),
    chiefComplaint: fields.chiefComplaint.trim(),
    history: fields.history.trim(),
    examination: fields.examination.trim(),
    imaging: fields.imaging.map(trimAll),
    laboratory: fields.laboratory.trim(),
    diagnosis: fields.diagnosis.trim(),
    classification: fields.classification.trim(),
    decision: { question: decision.question.trim(), options, chosen, reason: decision.reason.trim() },
    images,
    stacks,
    operation: fields.operation.trim(),
    followUp: fields.followUp.map(trimAll),
    discussion: fields.discussion.trim(),
  };
}

/** The fields of a case's card only. */
export const buildCardDetails = ({ sex, age, classification, decision }: CaseRow) => ({
  kind: 'case' as const,
  case: { sex, age, classification, question: decision.question },
});

/** True if a revision has other options than the case that readers voted on. */
export const hasOtherOptions = (before: CaseRow, after: CaseRow): boolean =>
  before.decision.options.join('\n') !== after.decision.options.join('\n');

/** The entry with its texts trimmed. */
function trimAll<Entry extends Readonly<Record<string, string>>>(entry: Entry): Entry {
  // The keys are those of the entry, which Object.fromEntries loses.
  return Object.fromEntries(Object.entries(entry).map(([key, text]) => [key, text.trim()])) as Entry;
}
