import type { DraftText } from './draft-text.ts';

/** The texts of a draft by the name of their field, as the gateway checks them for what names a patient. */
export function getTextsByField({ title, fields }: DraftText): Readonly<Record<string, string>> {
  const { decision, patient } = fields;
  return {
    title,
    occupation: patient.occupation,
    chiefComplaint: fields.chiefComplaint,
    history: fields.history,
    examination: fields.examination,
    findings: fields.imaging.map(({ kind, view, finding }) => `${kind}\n${view}\n${finding}`).join('\n'),
    laboratory: fields.laboratory,
    diagnosis: fields.diagnosis,
    classification: fields.classification,
    question: decision.question,
    options: decision.options.join('\n'),
    reason: decision.reason,
    operation: fields.operation,
    followUp: fields.followUp.map(({ time, finding, score }) => `${time}\n${finding}\n${score}`).join('\n'),
    discussion: fields.discussion,
    captions: [...fields.images.map(({ caption }) => caption), ...fields.series.map(({ title: name }) => name)].join(
      '\n',
    ),
  };
}

/** The texts of a draft. */
export const getDraftTexts = (draft: DraftText): readonly string[] => Object.values(getTextsByField(draft));
