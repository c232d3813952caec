import { findPatientIdentifiers } from '../engagement/patient-identifier.ts';

/** The sections of a draft in the order of its page (rules/case-draft#sections). */
export const CASE_SECTIONS = [
  'basic',
  'history',
  'imaging',
  'diagnosis',
  'decision',
  'operation',
  'followUp',
  'discussion',
] as const;
export type CaseSection = (typeof CASE_SECTIONS)[number];

/** The texts of a draft as its author writes them (rules/case-draft#fields). */
export interface CaseTexts {
  readonly specialtyId: string | null;
  readonly tags: readonly { readonly name: string; readonly kind: 'disease' | 'surgery' }[];
  readonly patient: { readonly sex: string; readonly age: number | null; readonly occupation: string };
  readonly chiefComplaint: string;
  readonly history: string;
  readonly examination: string;
  readonly imaging: readonly { readonly kind: string; readonly view: string; readonly finding: string }[];
  readonly laboratory: string;
  readonly diagnosis: string;
  readonly classification: string;
  readonly decision: {
    readonly question: string;
    readonly options: readonly string[];
    readonly chosen: number | null;
    readonly reason: string;
  };
  readonly operation: string;
  readonly followUp: readonly { readonly time: string; readonly finding: string; readonly score: string }[];
  readonly discussion: string;
  readonly images: readonly { readonly caption: string }[];
  readonly series: readonly { readonly title: string }[];
  readonly harmless: readonly string[];
  readonly consent: boolean;
}

/** The reason why a draft cannot be submitted (rules/case-draft#submitting). */
export interface CaseProblem {
  readonly section: CaseSection;
  readonly reason: 'missing' | 'unchecked' | 'identifier' | 'working' | 'failed' | 'consent';
  /** The field, picture or series; for an identifier the found text. */
  readonly detail: string;
}

/** Longest text of a finding: what the author can judge, and what is answered. */
const IDENTIFIER_MAX = 64;

/** The problems of the texts of a draft: what is missing, then patient identifiers, then the consent. */
export function listCaseTextProblems(title: string, texts: CaseTexts): CaseProblem[] {
  return [
    ...listMissing(title, texts),
    ...listIdentifiers(title, texts),
    ...(texts.consent ? [] : [{ section: 'basic', reason: 'consent', detail: '' } as const]),
  ];
}

function listMissing(title: string, texts: CaseTexts): CaseProblem[] {
  const { patient, decision, imaging, followUp } = texts;
  const options = decision.options.map((option) => option.trim());
  const isComplete: readonly (readonly [CaseSection, detail: string, isComplete: boolean])[] = [
    ['basic', 'title', isFilled(title)],
    ['basic', 'specialtyId', texts.specialtyId !== null],
    ['basic', 'tags', texts.tags.some(({ kind, name }) => kind === 'disease' && isFilled(name))],
    ['basic', 'sex', patient.sex !== ''],
    ['basic', 'age', patient.age !== null],
    ['history', 'chiefComplaint', isFilled(texts.chiefComplaint)],
    ['history', 'history', isFilled(texts.history)],
    ['history', 'examination', isFilled(texts.examination)],
    [
      'imaging',
      'imaging',
      imaging.length > 0 && imaging.every((each) => isFilled(each.kind) && isFilled(each.finding)),
    ],
    ['diagnosis', 'diagnosis', isFilled(texts.diagnosis)],
    ['decision', 'question', isFilled(decision.question)],
    ['decision', 'options', options.length > 1 && options.every(isFilled) && new Set(options).size === options.length],
    ['decision', 'chosen', decision.chosen !== null && decision.chosen < options.length],
    ['decision', 'reason', isFilled(decision.reason)],
    ['operation', 'operation', isFilled(texts.operation)],
    [
      'followUp',
      'followUp',
      followUp.length > 0 && followUp.every((each) => isFilled(each.time) && isFilled(each.finding)),
    ],
  ];
  return isComplete.flatMap(([section, detail, complete]) =>
    complete ? [] : [{ section, reason: 'missing' as const, detail }],
  );
}

/** Patient identifiers in every text, without those that the author judged as none (rules/case-draft#identifiers). */
function listIdentifiers(title: string, texts: CaseTexts): CaseProblem[] {
  const { patient, decision, imaging, followUp } = texts;
  const bySection: Readonly<Record<CaseSection, readonly string[]>> = {
    basic: [title, patient.occupation, ...texts.tags.map(({ name }) => name)],
    history: [texts.chiefComplaint, texts.history, texts.examination, texts.laboratory],
    imaging: [
      ...imaging.flatMap(({ kind, view, finding }) => [kind, view, finding]),
      ...texts.images.map(({ caption }) => caption),
      ...texts.series.map((each) => each.title),
    ],
    diagnosis: [texts.diagnosis, texts.classification],
    decision: [decision.question, ...decision.options, decision.reason],
    operation: [texts.operation],
    followUp: followUp.flatMap(({ time, finding, score }) => [time, finding, score]),
    discussion: [texts.discussion],
  };
  const harmless = new Set(texts.harmless);
  return Object.entries(bySection).flatMap(([section, written]) => {
    const found = new Set(written.flatMap((text) => findIdentifierTexts(text)));
    return [...found]
      .filter((detail) => !harmless.has(detail))
      .map((detail) => ({ section: section as CaseSection, reason: 'identifier' as const, detail }));
  });
}

/** The identifiers in a text as they are judged: a judgement is of the found words, wherever they are. */
function findIdentifierTexts(text: string): string[] {
  return findPatientIdentifiers(text).map(({ start, end }) => text.slice(start, end).slice(0, IDENTIFIER_MAX));
}

const isFilled = (text: string): boolean => text.trim() !== '';
