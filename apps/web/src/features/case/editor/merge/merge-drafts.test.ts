import { describe, expect, it } from 'vitest';
import { type DraftText, EMPTY_DRAFT } from '../draft/draft-text.ts';
import { type Choice, compareDrafts, mergeDrafts } from './merge-drafts.ts';

type Fields = DraftText['fields'];

const draft = (fields: Partial<Fields>, title = ''): DraftText => ({
  title,
  fields: { ...EMPTY_DRAFT.fields, ...fields },
});
const decision = (change: Partial<Fields['decision']>): Pick<Fields, 'decision'> => ({
  decision: { ...EMPTY_DRAFT.fields.decision, ...change },
});
const visit = (time: string, finding = time) => ({ time, finding, score: '' });
const picture = (imageId: string, caption = '') => ({ imageId, caption, phase: 'before' as const });
const tag = (name: string) => ({ id: null, name, kind: 'disease' as const });

const merge = (base: DraftText | null, mine: DraftText, theirs: DraftText, choices: Record<string, Choice> = {}) => {
  const versions = { base, mine, theirs };
  return {
    places: compareDrafts(versions).map(({ key, side }) => `${key}: ${side}`),
    fields: mergeDrafts(versions, new Map(Object.entries(choices))).fields,
    title: mergeDrafts(versions, new Map(Object.entries(choices))).title,
  };
};

describe('two versions of one base', () => {
  it.each<[string, Partial<Fields>, Partial<Fields>, Partial<Fields>, string[], Partial<Fields>]>([
    ['nothing differs', { history: '一' }, { history: '二' }, { history: '二' }, [], { history: '二' }],
    [
      'only mine changed',
      { history: '一' },
      { history: '二' },
      { history: '一' },
      ['history: mine'],
      { history: '二' },
    ],
    [
      'only theirs changed',
      { history: '一' },
      { history: '一' },
      { history: '三' },
      ['history: theirs'],
      { history: '三' },
    ],
    ['mine emptied a text', { history: '一' }, { history: '' }, { history: '一' }, ['history: mine'], { history: '' }],
    ['both changed', { history: '一' }, { history: '二' }, { history: '三' }, ['history: null'], { history: '三' }],
    [
      'different sections',
      {},
      { operation: '甲' },
      { discussion: '乙' },
      ['operation: mine', 'discussion: theirs'],
      { operation: '甲', discussion: '乙' },
    ],
    [
      'each side has a visit of its own',
      { followUp: [visit('2周')] },
      { followUp: [visit('2周'), visit('3月')] },
      { followUp: [visit('2周'), visit('18月')] },
      ['followUp 18月: theirs', 'followUp 3月: mine'],
      { followUp: [visit('2周'), visit('3月'), visit('18月')] },
    ],
    [
      'a visit was removed here',
      { followUp: [visit('2周'), visit('3月')] },
      { followUp: [visit('3月')] },
      { followUp: [visit('2周'), visit('3月')] },
      ['followUp 2周: mine'],
      { followUp: [visit('3月')] },
    ],
    [
      'a visit was removed there and changed here',
      { followUp: [visit('2周')] },
      { followUp: [visit('2周', '愈合')] },
      { followUp: [] },
      ['followUp 2周: mine'],
      { followUp: [visit('2周', '愈合')] },
    ],
    [
      'a visit was changed on both sides',
      { followUp: [visit('2周', '甲')] },
      { followUp: [visit('2周', '乙')] },
      { followUp: [visit('2周', '丙')] },
      ['followUp 2周: null'],
      { followUp: [visit('2周', '丙')] },
    ],
    [
      'pictures were added on both sides',
      { images: [picture('a')] },
      { images: [picture('a'), picture('b')] },
      { images: [picture('c'), picture('a')] },
      ['images c: theirs', 'images b: mine'],
      { images: [picture('c'), picture('a'), picture('b')] },
    ],
  ])('%s', (_name, base, mine, theirs, places, fields) => {
    const merged = merge(draft(base), draft(mine), draft(theirs));
    expect(merged.places).toEqual(places);
    expect(merged.fields).toEqual(draft(fields).fields);
  });
});

it('follows the chosen option to its new place', () => {
  const base = draft(decision({ options: ['甲', '乙'], chosen: 1 }));
  const mine = draft(decision({ options: ['甲', '乙', '丙'], chosen: 1 }));
  const theirs = draft(decision({ options: ['丁', '甲', '乙'], chosen: 2 }));
  expect(merge(base, mine, theirs).fields.decision).toMatchObject({ options: ['丁', '甲', '乙', '丙'], chosen: 2 });
});

it('asks which option was chosen where both sides changed it', () => {
  const options = ['甲', '乙', '丙'];
  const [base, mine, theirs] = [0, 1, 2].map((chosen) => draft(decision({ options, chosen })));
  if (!base || !mine || !theirs) throw new Error('three drafts');
  expect(merge(base, mine, theirs).places).toEqual(['chosen: null']);
  expect(merge(base, mine, theirs, { chosen: 'mine' }).fields.decision.chosen).toBe(1);
});

it('takes a list whole that would be too long', () => {
  const tags = (...names: string[]) => draft({ tags: names.map(tag) });
  const merged = merge(tags('甲'), tags('甲', '乙', '丙'), tags('甲', '丁'), { tags: 'mine' });
  expect(merged.places).toEqual(['tags: null']);
  expect(merged.fields.tags.map(({ name }) => name)).toEqual(['甲', '乙', '丙']);
});

it('takes a list whole whose items have no names of their own', () => {
  const nameless = { followUp: [visit('', '甲'), visit('', '乙')] };
  expect(merge(draft({}), draft(nameless), draft({ followUp: [visit('2周')] })).places).toEqual(['followUp: null']);
});

it('without a base takes what only one side has, and asks for the rest', () => {
  const merged = merge(
    null,
    draft({ history: '甲', operation: '乙' }, '一'),
    draft({ history: '丙', discussion: '丁' }, '一'),
    { history: { text: '甲\n丙' } },
  );
  expect(merged.places).toEqual(['history: null', 'operation: mine', 'discussion: theirs']);
  expect(merged.fields).toMatchObject({ history: '甲\n丙', operation: '乙', discussion: '丁' });
});

it('keeps what either side judged as harmless', () => {
  expect(merge(draft({}), draft({ harmless: ['王某'] }), draft({ harmless: ['李某'] })).fields.harmless).toEqual([
    '李某',
    '王某',
  ]);
});

it('an author can turn each choice round', () => {
  const [base, mine, theirs] = [draft({}), draft({ followUp: [visit('3月')] }), draft({ operation: '甲' })];
  const merged = merge(base, mine, theirs, { 'followUp 3月': 'theirs', operation: 'mine' });
  expect(merged.fields).toMatchObject({ followUp: [], operation: '' });
});
