import { m } from '../../../../texts/index.ts';
import { sectionText } from '../draft/section-text.ts';
import type { Difference } from '../merge/merge-drafts.ts';
import type { UnitName } from '../merge/units.ts';
import { valueText } from './value-text.ts';

/** The names of the parts of sections; null where the section's own is enough. */
const parts: Readonly<Record<UnitName, (() => string) | null>> = {
  title: m['caseEditor.field.title'],
  specialty: m['caseEditor.field.specialty'],
  patient: m['caseEditor.field.patient'],
  tags: m['caseEditor.field.tags'],
  chiefComplaint: m['caseEditor.field.chiefComplaint'],
  history: m['caseEditor.field.history'],
  examination: m['caseEditor.field.examination'],
  laboratory: m['caseEditor.field.laboratory'],
  findings: m['caseEditor.field.findings'],
  images: m['caseEditor.field.images'],
  series: m['caseEditor.field.series'],
  diagnosis: m['caseEditor.field.diagnosis'],
  classification: m['caseEditor.field.classification'],
  question: m['caseEditor.field.question'],
  options: m['caseEditor.field.options'],
  chosen: m['caseEditor.field.chosen'],
  reason: m['caseEditor.field.reason'],
  operation: null,
  followUp: null,
  discussion: null,
  consent: m['caseEditor.field.consent'],
};

/** Lists whose items are named by their key. */
const NAMED_ITEMS: readonly UnitName[] = ['followUp', 'findings'];

/** The place of a difference: its section, the part of it, and the item, as a follow-up by its time. */
export function placeText({ unit, item }: Difference): string {
  const part = parts[unit.name]?.();
  const name = item !== null && NAMED_ITEMS.includes(unit.name) ? item : '';
  return [sectionText(unit.section), part, name].filter(Boolean).join('　');
}

/** Names the side that is taken at a difference that needs no choice. */
export function mergedText({ mine, theirs, side }: Difference): string {
  if (mine === null)
    return side === 'theirs' ? m['caseEditor.conflict.onlyThere']() : m['caseEditor.conflict.changedHere']();
  if (theirs === null)
    return side === 'mine' ? m['caseEditor.conflict.onlyHere']() : m['caseEditor.conflict.changedThere']();
  return side === 'mine' ? m['caseEditor.conflict.changedHere']() : m['caseEditor.conflict.changedThere']();
}

/** The value of a side in words. */
export const sideText = (difference: Difference, side: 'mine' | 'theirs'): string => valueText(difference[side]);
