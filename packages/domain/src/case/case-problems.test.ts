import { expect, test } from 'vitest';
import { type CaseTexts, listCaseTextProblems } from './case-problems.ts';

const COMPLETE: CaseTexts = {
  specialtyId: 'joint',
  tags: [{ name: '髋骨关节炎', kind: 'disease' }],
  patient: { sex: '女', age: 47, occupation: '' },
  chiefComplaint: '右髋疼痛2年',
  history: '无外伤史',
  examination: '屈曲100°',
  imaging: [{ kind: 'X线', view: '', finding: '关节间隙变窄' }],
  laboratory: '',
  diagnosis: '右髋骨关节炎',
  classification: '',
  decision: { question: '如何处理？', options: ['保守', '置换'], chosen: 1, reason: '疼痛明显' },
  operation: '后外侧入路',
  followUp: [{ time: '6周', finding: '愈合', score: '' }],
  discussion: '',
  images: [],
  series: [],
  harmless: [],
  consent: true,
};
const EMPTY: CaseTexts = {
  ...COMPLETE,
  specialtyId: null,
  tags: [{ name: '全髋关节置换术', kind: 'surgery' }],
  patient: { sex: '', age: null, occupation: '' },
  chiefComplaint: ' ',
  history: '\n',
  examination: '',
  imaging: [],
  diagnosis: '',
  decision: { question: '', options: ['一', ' 一 '], chosen: 2, reason: '' },
  operation: '',
  followUp: [{ time: '6周', finding: '', score: '90' }],
  consent: false,
};

const list = (texts: Partial<CaseTexts>, title = '一例') => listCaseTextProblems(title, { ...COMPLETE, ...texts });

test('a complete case has no problem', () => {
  expect(list({})).toEqual([]);
});

test('every field that is missing is named with its section, then the consent', () => {
  const problems = listCaseTextProblems(' ', EMPTY).map(
    ({ section, reason, detail }) => `${section} ${reason} ${detail}`,
  );
  expect(problems).toEqual([
    'basic missing title',
    'basic missing specialtyId',
    'basic missing tags',
    'basic missing sex',
    'basic missing age',
    'history missing chiefComplaint',
    'history missing history',
    'history missing examination',
    'imaging missing imaging',
    'diagnosis missing diagnosis',
    'decision missing question',
    'decision missing options',
    'decision missing chosen',
    'decision missing reason',
    'operation missing operation',
    'followUp missing followUp',
    'basic consent ',
  ]);
});

test.each([
  ['basic', {}, '13900001234的片子'],
  ['history', { laboratory: '电话13900001234' }, '一例'],
  ['imaging', { images: [{ caption: '13900001234' }] }, '一例'],
  ['imaging', { series: [{ title: '13900001234' }] }, '一例'],
  ['diagnosis', { classification: '13900001234' }, '一例'],
  ['decision', { decision: { ...COMPLETE.decision, options: ['保守', '问13900001234'] } }, '一例'],
  ['operation', { operation: '切开。13900001234' }, '一例'],
  ['followUp', { followUp: [{ time: '6周', finding: '愈合', score: '13900001234' }] }, '一例'],
  ['discussion', { discussion: '13900001234' }, '一例'],
] as const)('an identifier in %s is found, unless the author judged it', (section, texts, title) => {
  expect(list(texts, title)).toEqual([{ section, reason: 'identifier', detail: '13900001234' }]);
  expect(list({ ...texts, harmless: ['13900001234'] }, title)).toEqual([]);
});
