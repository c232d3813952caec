import type { RequestOf } from '@osteon/contract';
import { caseCommand } from '../../src/modules/case/draft/case-command.ts';
import type { TestApp } from '../app.ts';
import type { Browser } from '../browser.ts';

export type CaseFields = RequestOf<'saveCaseDraft'>['fields'];

/** The fields of a draft that may be submitted, but for its tag. */
export const COMPLETE_FIELDS: CaseFields = {
  specialtyId: 'joint',
  tags: [{ id: null, name: '测试关节病', kind: 'disease' }],
  patient: { sex: '女', age: 47, occupation: '收银员' },
  chiefComplaint: '右髋疼痛2年',
  history: '无外伤史。',
  examination: '屈曲100°，伴疼痛。',
  imaging: [{ kind: 'X线', view: '双髋正位', finding: '关节间隙变窄' }],
  laboratory: '',
  diagnosis: '右髋骨关节炎',
  classification: 'Kellgren-Lawrence 4级',
  decision: {
    question: '如何处理？',
    options: ['保守治疗', '全髋关节置换'],
    chosen: 1,
    reason: '疼痛明显，保守无效。',
  },
  operation: '后外侧入路，生物型假体。',
  followUp: [{ time: '术后6周', finding: '切口愈合好', score: 'Harris评分 82分' }],
  discussion: '',
  images: [],
  series: [],
  harmless: [],
  consent: true,
};

export const TITLE = '右髋骨关节炎一例';

/** Makes a new draft; returns its id and version. */
export async function saveDraft(
  author: Browser,
  { title = TITLE, ...fields }: Partial<CaseFields> & { readonly title?: string } = {},
): Promise<{ id: string; version: number }> {
  const reply = await author.call('saveCaseDraft', { version: 0, title, fields: { ...COMPLETE_FIELDS, ...fields } });
  const { data } = reply.json();
  if (data === null) throw new Error(reply.body);
  return { id: data.id, version: data.version };
}

/** Makes a new draft and submits it. */
export async function submitDraft(author: Browser, fields: Parameters<typeof saveDraft>[1] = {}) {
  const draft = await saveDraft(author, fields);
  const { data } = (await author.call('submitCase', { draftId: draft.id, version: draft.version })).json();
  if (data?.state !== 'review') throw new Error(JSON.stringify(data));
  return draft;
}

/** The lines that a command of the operator prints. */
export async function runCases(gateway: TestApp, ...words: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of caseCommand.read(words)(gateway.operator)) lines.push(line);
  return lines;
}

/** Publishes a draft in review; returns the id of the case. */
export async function publishDraft(
  gateway: TestApp,
  { id, version }: { id: string; version: number },
): Promise<string> {
  const [line = ''] = await runCases(gateway, 'publish', id, '--version', String(version), '--by', '0217');
  return /published as ([\w-]+);/.exec(line)?.[1] ?? '';
}
