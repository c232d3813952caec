import type { CaseSection } from '@osteon/domain';
import type { CaseFields, DraftText } from '../draft/draft-text.ts';

/** The name of a part of a section, for its heading in the conflict; null where the section's own is enough. */
export type UnitName =
  | 'title'
  | 'specialty'
  | 'patient'
  | 'tags'
  | 'chiefComplaint'
  | 'history'
  | 'examination'
  | 'laboratory'
  | 'findings'
  | 'images'
  | 'series'
  | 'diagnosis'
  | 'classification'
  | 'question'
  | 'options'
  | 'chosen'
  | 'reason'
  | 'operation'
  | 'followUp'
  | 'discussion'
  | 'consent';

interface UnitBase {
  readonly name: UnitName;
  readonly section: CaseSection;
}

/** A text of several words, whose two versions can be joined by hand. */
interface TextUnit extends UnitBase {
  readonly kind: 'text';
  readonly get: (draft: DraftText) => string;
  readonly set: (draft: DraftText, value: string) => DraftText;
}

/** A value that is taken whole. */
interface ValueUnit extends UnitBase {
  readonly kind: 'value';
  readonly get: (draft: DraftText) => unknown;
  readonly take: (draft: DraftText, from: DraftText) => DraftText;
}

/** A list that is merged by item. */
export interface ListUnit extends UnitBase {
  readonly kind: 'list';
  readonly get: (draft: DraftText) => readonly unknown[];
  readonly set: (draft: DraftText, items: readonly unknown[]) => DraftText;
  readonly getKey: (item: unknown) => string;
}

/** A part of a draft that is compared on its own. */
export type Unit = TextUnit | ValueUnit | ListUnit;

const withFields = (draft: DraftText, change: Partial<CaseFields>): DraftText => ({
  ...draft,
  fields: { ...draft.fields, ...change },
});

type TextKey = { [Key in keyof CaseFields]: CaseFields[Key] extends string ? Key : never }[keyof CaseFields];

const fieldText = (section: CaseSection, name: TextKey & UnitName): TextUnit => ({
  kind: 'text',
  section,
  name,
  get: ({ fields }) => fields[name],
  set: (draft, value) => withFields(draft, { [name]: value }),
});

const decisionText = (name: 'question' | 'reason'): TextUnit => ({
  kind: 'text',
  section: 'decision',
  name,
  get: ({ fields }) => fields.decision[name],
  set: (draft, value) => withFields(draft, { decision: { ...draft.fields.decision, [name]: value } }),
});

const fieldValue = (section: CaseSection, name: UnitName, key: keyof CaseFields): ValueUnit => ({
  kind: 'value',
  section,
  name,
  get: ({ fields }) => fields[key],
  take: (draft, from) => withFields(draft, { [key]: from.fields[key] }),
});

type ListKey = { [Key in keyof CaseFields]: CaseFields[Key] extends unknown[] ? Key : never }[keyof CaseFields];

function fieldList<Key extends ListKey>(
  section: CaseSection,
  name: UnitName,
  key: Key,
  getKey: (item: CaseFields[Key][number]) => string,
): ListUnit {
  return {
    kind: 'list',
    section,
    name,
    get: ({ fields }) => fields[key],
    set: (draft, items) => withFields(draft, { [key]: items }),
    // The items are those of `get`.
    getKey: (item) => getKey(item as CaseFields[Key][number]),
  };
}

const trimmed = (options: readonly string[]) => options.filter((option) => option.trim() !== '');

/** The chosen option is its text: its place differs where the options do. */
const getChosen = ({ fields: { decision } }: DraftText): string =>
  decision.chosen === null ? '' : (decision.options[decision.chosen] ?? '');

function setChosen(draft: DraftText, text: string): DraftText {
  const { decision } = draft.fields;
  const place = text === '' ? -1 : decision.options.indexOf(text);
  return withFields(draft, { decision: { ...decision, chosen: place < 0 ? null : place } });
}

/** All parts of a draft, in the order of the page; the options before the choice among them. */
export const UNITS: readonly Unit[] = [
  {
    kind: 'text',
    section: 'basic',
    name: 'title',
    get: ({ title }) => title,
    set: (draft, title) => ({ ...draft, title }),
  },
  fieldList('basic', 'tags', 'tags', ({ kind, name }) => `${kind} ${name}`),
  fieldValue('basic', 'patient', 'patient'),
  fieldValue('basic', 'specialty', 'specialtyId'),
  fieldText('history', 'chiefComplaint'),
  fieldText('history', 'history'),
  fieldText('history', 'examination'),
  fieldText('history', 'laboratory'),
  fieldList('imaging', 'images', 'images', ({ imageId }) => imageId),
  fieldList('imaging', 'series', 'series', ({ seriesId }) => seriesId),
  fieldList('imaging', 'findings', 'imaging', ({ kind, view }) => `${kind} ${view}`.trim()),
  fieldText('diagnosis', 'diagnosis'),
  fieldText('diagnosis', 'classification'),
  decisionText('question'),
  {
    kind: 'list',
    section: 'decision',
    name: 'options',
    get: ({ fields }) => trimmed(fields.decision.options),
    set: (draft, items) => {
      const options = items.map(String);
      while (options.length < 2) options.push('');
      return withFields(draft, { decision: { ...draft.fields.decision, options } });
    },
    getKey: String,
  },
  {
    kind: 'value',
    section: 'decision',
    name: 'chosen',
    get: getChosen,
    take: (draft, from) => setChosen(draft, getChosen(from)),
  },
  decisionText('reason'),
  fieldText('operation', 'operation'),
  fieldList('followUp', 'followUp', 'followUp', ({ time }) => time.trim()),
  fieldText('discussion', 'discussion'),
  fieldValue('basic', 'consent', 'consent'),
];
