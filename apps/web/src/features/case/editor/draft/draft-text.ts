import type { RequestOf } from '@osteon/contract';

/** The texts and choices of an author besides the title. */
export type CaseFields = RequestOf<'saveCaseDraft'>['fields'];

/** The content of a draft. */
export interface DraftText {
  readonly title: string;
  readonly fields: CaseFields;
}

/** The text of a new draft. */
export const EMPTY_DRAFT: DraftText = {
  title: '',
  fields: {
    specialtyId: null,
    tags: [],
    patient: { sex: '', age: null, occupation: '' },
    chiefComplaint: '',
    history: '',
    examination: '',
    imaging: [],
    laboratory: '',
    diagnosis: '',
    classification: '',
    decision: { question: '', options: ['', ''], chosen: null, reason: '' },
    operation: '',
    followUp: [],
    discussion: '',
    images: [],
    series: [],
    harmless: [],
    consent: false,
  },
};

/** Texts that may have several lines, as the contract has them. */
const MULTILINE = ['history', 'examination', 'laboratory', 'finding', 'reason', 'operation', 'discussion'];

/**
 * The text as the gateway accepts it: a control character that was pasted becomes a space, so that it never keeps a
 * draft from being saved (rules/gateway#texts).
 */
export function cleanDraft(draft: DraftText): DraftText {
  return clean(draft, '') as DraftText;
}

function clean(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    const text = value.toWellFormed();
    return MULTILINE.includes(key) ? text.replace(/[^\P{Cc}\t\n\r]/gu, ' ') : text.replace(/\p{Cc}/gu, ' ');
  }
  if (Array.isArray(value)) return value.map((each) => clean(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each, name)]));
}

/** Returns true for two drafts of the same content, whatever the order of their keys. */
export function isSameDraft(one: DraftText, other: DraftText): boolean {
  return isSame(one, other);
}

/** Returns true for two values of the same content; an absent key is as undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}
