import { CASE_SECTIONS, type CaseSection } from '@osteon/domain';
import type { DraftText } from './draft-text.ts';

/** The fields that count as filled, by section (rules/case-editor#progress). */
const FILLED: Readonly<Record<CaseSection, readonly ((draft: DraftText) => boolean)[]>> = {
  basic: [
    ({ title }) => title.trim() !== '',
    ({ fields }) => fields.tags.some(({ kind }) => kind === 'disease'),
    ({ fields }) => fields.tags.some(({ kind }) => kind === 'surgery'),
    ({ fields }) => fields.patient.sex !== '',
    ({ fields }) => fields.patient.age !== null,
    ({ fields }) => fields.specialtyId !== null,
  ],
  history: [
    ({ fields }) => fields.chiefComplaint.trim() !== '',
    ({ fields }) => fields.history.trim() !== '',
    ({ fields }) => fields.examination.trim() !== '',
    ({ fields }) => fields.laboratory.trim() !== '',
  ],
  imaging: [
    ({ fields }) => fields.images.length + fields.series.length > 0,
    ({ fields }) => fields.imaging.some(({ finding }) => finding.trim() !== ''),
  ],
  diagnosis: [({ fields }) => fields.diagnosis.trim() !== '', ({ fields }) => fields.classification.trim() !== ''],
  decision: [
    ({ fields }) => fields.decision.question.trim() !== '',
    ({ fields }) => fields.decision.options.filter((option) => option.trim() !== '').length >= 2,
    ({ fields }) => fields.decision.chosen !== null,
    ({ fields }) => fields.decision.reason.trim() !== '',
  ],
  operation: [({ fields }) => fields.operation.trim() !== ''],
  followUp: [({ fields }) => fields.followUp.some(({ time, finding }) => time.trim() !== '' && finding.trim() !== '')],
  discussion: [({ fields }) => fields.discussion.trim() !== ''],
};

/** How many fields of a section are filled, of how many. */
interface Progress {
  readonly filled: number;
  readonly total: number;
}

/** The progress of one section. */
export function getSectionProgress(draft: DraftText, section: CaseSection): Progress {
  const fields = FILLED[section];
  return { filled: fields.filter((isFilled) => isFilled(draft)).length, total: fields.length };
}

/** The progress of the whole draft. */
export function getProgress(draft: DraftText): Progress {
  const parts = CASE_SECTIONS.map((section) => getSectionProgress(draft, section));
  return {
    filled: parts.reduce((sum, { filled }) => sum + filled, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
}
