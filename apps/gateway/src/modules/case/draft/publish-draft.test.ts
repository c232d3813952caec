import { ResourceType } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import {
  COMPLETE_FIELDS,
  publishDraft,
  runCases,
  saveDraft,
  submitDraft,
  TITLE,
} from '../../../../test/case/case-drafts.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let reader: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 12 });
  author = await gateway.login('13900000003');
  reader = await gateway.login('13900000009');
});
afterAll(() => gateway.close());
beforeEach(() => clock.advance(1000));

const getCase = async (id: string) => (await reader.call('getCase', { id })).json();
const getDraft = async (id: string) => (await author.call('getCaseDraft', { id })).json();
const listMessages = async (browser: Browser) => (await browser.call('listMessages', {})).json().data.list;
const decide = (...words: readonly string[]) =>
  runCases(gateway, ...words, '--by', '0217').catch((error: unknown) => String(error));

test('a submitted draft is published: read, listed under its author, found by its new tag, and nothing else is left', async () => {
  const personId = (await author.call('getPersonalSummary', {})).json().data.personId;
  await reader.call('createSubscribe', { resType: ResourceType.author, resId: personId });
  const draft = await submitDraft(author, { title: ` ${TITLE} `, history: ' 无外伤史。\n' });
  expect(await runCases(gateway, 'list')).toEqual([
    expect.stringMatching(new RegExp(`^${draft.id}  .*${TITLE}.*  version 1  new$`)),
    '1 in review.',
  ]);
  const shown = await runCases(gateway, 'show', draft.id, '--by', '0217');
  expect(shown).toContain('new tag: 测试关节病 (disease)');
  expect(shown.filter((line) => line.startsWith('problem'))).toEqual([]);
  const id = await publishDraft(gateway, draft);
  const { data } = await getCase(id);
  expect(data).toMatchObject({
    card: {
      title: TITLE,
      summary: COMPLETE_FIELDS.chiefComplaint,
      author: { id: personId },
      case: { sex: '女', age: 47, question: '如何处理？' },
    },
    tags: [{ name: '测试关节病' }],
    history: '无外伤史。',
  });
  expect((await getDraft(draft.id)).code).toBe(40_400);
  const notice = { kind: 'notice', title: '您的病例已发布', pcLink: `/caseTerminal?id=${id}` };
  expect(await listMessages(author)).toContainEqual(expect.objectContaining(notice));
  await vi.waitFor(async () => {
    expect(await listMessages(reader)).toContainEqual(
      expect.objectContaining({ kind: 'newContent', pcLink: `/caseTerminal?id=${id}` }),
    );
  }, 10_000);
  const { list } = (await author.call('listCaseTags', { keyWord: '测试关节', kind: 'disease' })).json().data;
  expect(list).toEqual([expect.objectContaining({ name: '测试关节病', caseNum: 1 })]);
  const entries = await gateway.deps.sql`
    select event, account_id from audit_entry where detail ->> 'draftId' = ${draft.id} order by id`;
  expect(entries.map(({ event }) => event)).toEqual(['caseSubmitted', 'caseDraftViewed', 'casePublished']);
});

test('of 20 reviewers who publish at once one does', async () => {
  const draft = await submitDraft(author, { title: '二十位审核者' });
  const publish = () => decide('publish', draft.id, '--version', '1');
  const outcomes = await Promise.all(Array.from({ length: 20 }, publish));
  expect(outcomes.filter((outcome) => Array.isArray(outcome))).toHaveLength(1);
  const [row] = await gateway.deps.sql`select count(*)::int as num from resource where title = '二十位审核者'`;
  expect(row?.num).toBe(1);
});

test('of two reviewers who decide differently one does, and the other is refused', async () => {
  const draft = await submitDraft(author, { title: '两位审核者' });
  const outcomes = await Promise.all([
    decide('publish', draft.id, '--version', '1'),
    decide('return', draft.id, '--reason', '缺评分'),
  ]);
  expect(outcomes.filter((outcome) => Array.isArray(outcome))).toHaveLength(1);
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toEqual([
    expect.stringMatching(/There is no draft|in the state returned/),
  ]);
});

test('a returned draft has the reason and the remarks at their places, is edited, and submitted again', async () => {
  const draft = await submitDraft(author);
  await runCases(
    gateway,
    'return',
    draft.id,
    'followUp=缺评分',
    'operation=补充入路',
    '--reason',
    '请补充',
    '--by',
    '0217',
  );
  expect((await getDraft(draft.id)).data).toMatchObject({
    state: 'returned',
    reason: '请补充',
    remarks: [
      { section: 'followUp', text: '缺评分' },
      { section: 'operation', text: '补充入路' },
    ],
  });
  const [message] = await listMessages(author);
  expect(message).toMatchObject({
    title: '您的病例已退回，请按意见修改',
    pcLink: `/pc/v5/casePublishRichText?id=${draft.id}`,
  });
  const saved = await author.call('saveCaseDraft', { ...draft, title: TITLE, fields: COMPLETE_FIELDS });
  expect(saved.json().data.version).toBe(2);
  expect((await getDraft(draft.id)).data.remarks).toHaveLength(2);
  const again = await author.call('submitCase', { draftId: draft.id, version: 2 });
  expect(again.json().data).toEqual({ state: 'review', problems: [] });
  expect(await decide('publish', draft.id, '--version', '1')).toContain('version 2');
});

test.each([
  [['publish', 'DRAFT', '--version', '1'], '--by must name the reviewer'],
  [['publish', 'DRAFT', '--by', '0217'], '--version must be that of the draft'],
  [['return', 'DRAFT', '--by', '0217'], '--reason must say why'],
  [['return', 'DRAFT', 'title=x', '--reason', 'x', '--by', '0217'], 'title=x is no remark'],
  [['show', 'unknown', '--by', '0217'], 'No draft unknown is in review'],
  [['publish', 'unknown', '--version', '1', '--by', '0217'], 'There is no draft unknown'],
  [['return', 'unknown', '--reason', 'x', '--by', '0217'], 'There is no draft unknown'],
  [['show', 'DRAFT', '--by', '0217'], 'is in review'],
  [['publish', 'DRAFT', '--version', '1', '--by', '0217'], 'is in the state draft'],
])('a reviewer is refused: %j', async (words, problem) => {
  const { id } = await saveDraft(author);
  const typed = words.map((word) => (word === 'DRAFT' ? id : word));
  await expect(runCases(gateway, ...typed)).rejects.toThrow(problem.replace('DRAFT', id));
});

test('what has become incomplete since its submission is not published', async () => {
  const draft = await submitDraft(author);
  await gateway.deps
    .sql`update case_draft set fields = jsonb_set(fields, '{specialtyId}', '"gone"') where id = ${draft.id}`;
  expect(await decide('publish', draft.id, '--version', '1')).toContain('problem: basic missing specialtyId');
  expect((await getDraft(draft.id)).data.state).toBe('review');
});

test('without a public page of its author nothing is published', async () => {
  const draft = await submitDraft(author);
  const { sql } = gateway.deps;
  await sql`update doctor set state = 'hidden' where account_id = 'sample-03'`;
  expect(await decide('publish', draft.id, '--version', '1')).toContain('no public page');
  await sql`update doctor set state = 'shown' where account_id = 'sample-03'`;
});

test('a failure in the middle of a publication leaves the draft in review and nothing else', async () => {
  const draft = await submitDraft(author, {
    title: '中断的发布',
    tags: [{ id: null, name: '中断的标签', kind: 'disease' }],
  });
  const { sql } = gateway.deps;
  await sql`alter table message rename to message_away`;
  const outcome = await decide('publish', draft.id, '--version', '1');
  await sql`alter table message_away rename to message`;
  expect(outcome).toContain('message');
  expect((await getDraft(draft.id)).data.state).toBe('review');
  const [row] = await sql`
    select (select count(*)::int from resource where title = '中断的发布') as resources,
      (select count(*)::int from tag where name = '中断的标签') as tags`;
  expect(row).toEqual({ resources: 0, tags: 0 });
  expect(await publishDraft(gateway, draft)).not.toBe('');
});

test('a revision replaces the published text, keeps its views and first publication, and clears votes on other options', async () => {
  const { sql } = gateway.deps;
  const id = await publishDraft(gateway, await submitDraft(author, { title: '修订前' }));
  const before = (await getCase(id)).data.card;
  await sql`update resource set view_count = 7 where id = ${id}`;
  await sql`
    insert into case_opening (id, case_id, account_id, option, level, opened_at)
    values ('vote-1', ${id}, 'sample-09', 1, 'tertiary', now())`;
  const opened = await Promise.all(Array.from({ length: 20 }, () => author.call('reviseCase', { id })));
  const [draftId, ...others] = new Set(opened.map((reply) => reply.json().data.draftId));
  expect(others).toEqual([]);
  const { data: draft } = await getDraft(draftId);
  const decision = COMPLETE_FIELDS.decision;
  expect(draft).toMatchObject({ caseId: id, title: '修订前', version: 1, fields: { decision, consent: false } });
  expect(draft.fields.tags).toEqual([{ id: expect.any(String), name: '测试关节病', kind: 'disease' }]);
  const fields = {
    ...draft.fields,
    consent: true,
    decision: { ...decision, options: ['保守治疗', '截骨', '全髋关节置换'], chosen: 2 },
  };
  await author.call('saveCaseDraft', { id: draftId, version: 1, title: '修订后', fields });
  await author.call('submitCase', { draftId, version: 2 });
  clock.advance(60_000);
  expect((await getCase(id)).data.card.title).toBe('修订前');
  expect(await publishDraft(gateway, { id: draftId, version: 2 })).toBe(id);
  const { card } = (await getCase(id)).data;
  expect(card).toMatchObject({ title: '修订后', viewCount: 7, publishedAt: before.publishedAt });
  const [vote] = await sql`select option, level from case_opening where id = 'vote-1'`;
  expect(vote).toEqual({ option: null, level: null });
  expect((await listMessages(author))[0].title).toBe('您的病例修订已发布');
});

test('the author withdraws a draft from review, and a published case with its revision in review', async () => {
  const draft = await submitDraft(author, { title: '撤回' });
  expect((await author.call('withdrawCase', { id: draft.id })).json().data).toEqual({ state: 'draft' });
  expect((await author.call('withdrawCase', { id: draft.id })).json().data).toEqual({ state: 'draft' });
  await author.call('submitCase', { draftId: draft.id, version: 1 });
  const id = await publishDraft(gateway, draft);
  const { draftId } = (await author.call('reviseCase', { id })).json().data;
  const fields = { ...COMPLETE_FIELDS, tags: (await getDraft(draftId)).data.fields.tags };
  await author.call('saveCaseDraft', { id: draftId, version: 1, title: '撤回', fields });
  await author.call('submitCase', { draftId, version: 2 });
  expect((await reader.call('withdrawCase', { id })).json().code).toBe(40_400);
  for (const reason of ['数据有误', '']) {
    expect((await author.call('withdrawCase', { id, reason })).json().data).toEqual({ state: 'withdrawn' });
  }
  expect((await getCase(id)).code).toBe(40_400);
  expect((await getDraft(draftId)).data.state).toBe('draft');
  await author.call('submitCase', { draftId, version: 2 });
  expect(await publishDraft(gateway, { id: draftId, version: 2 })).toBe(id);
  expect((await getCase(id)).code).toBe(0);
});

test('what an operator reads is inert', async () => {
  const draft = await submitDraft(author, { title: '<b>题\u202E目</b>', history: '一\nproblem: none' });
  const shown = await runCases(gateway, 'show', draft.id, '--by', '0217');
  expect(shown).toContain('title: <b>题目</b>');
  expect(shown).toContain('history: problem: none');
  await decide('return', draft.id, '--reason', 'x');
});
