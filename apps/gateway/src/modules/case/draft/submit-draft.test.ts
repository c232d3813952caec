import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { type CaseFields, COMPLETE_FIELDS, saveDraft, submitDraft, TITLE } from '../../../../test/case/case-drafts.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 12 });
  author = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.advance(1000);
  await gateway.deps.sql`delete from case_draft`;
});

const submit = async (draftId: string, version = 1) => (await author.call('submitCase', { draftId, version })).json();
const readState = async (id: string) => (await author.call('getCaseDraft', { id })).json().data.state;

/** Makes a draft and submits it; returns the answer, and the state that is stored after it. */
async function trySubmit(fields: Partial<CaseFields> & { readonly title?: string }) {
  const { id } = await saveDraft(author, fields);
  const { problems } = (await submit(id)).data;
  return { problems, state: await readState(id) };
}

test('a draft is submitted once, and cannot be saved while it is in review', async () => {
  const { id } = await saveDraft(author);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(id)));
  expect(answers.every(({ data }) => data.state === 'review' && data.problems.length === 0)).toBe(true);
  const entries = await gateway.deps.sql`select event from audit_entry where detail ->> 'draftId' = ${id}`;
  expect(entries.map(({ event }) => event)).toEqual(['caseSubmitted']);
  const saved = await author.call('saveCaseDraft', { id, version: 1, title: '改', fields: COMPLETE_FIELDS });
  expect(saved.json()).toMatchObject({ code: 40_900, data: null });
});

test('another version than the stored one is not submitted', async () => {
  const { id } = await saveDraft(author);
  await author.call('saveCaseDraft', { id, version: 1, title: '另一台电脑', fields: COMPLETE_FIELDS });
  expect(await submit(id)).toMatchObject({ code: 40_900, data: { version: 2, title: '另一台电脑' } });
  expect(await readState(id)).toBe('draft');
});

test.each<[string, Partial<CaseFields> & { readonly title?: string }, object]>([
  ['no title', { title: ' ' }, { section: 'basic', reason: 'missing', detail: 'title' }],
  ['no operation', { operation: '' }, { section: 'operation', reason: 'missing', detail: 'operation' }],
  ['an unknown specialty', { specialtyId: 'gone' }, { section: 'basic', reason: 'missing', detail: 'specialtyId' }],
  [
    'an unknown tag',
    { tags: [{ id: 'gone', name: '一', kind: 'disease' }] },
    { section: 'basic', reason: 'missing', detail: 'tags' },
  ],
  ['no consent', { consent: false }, { section: 'basic', reason: 'consent', detail: '' }],
  [
    'an identifier',
    { discussion: '联系电话13900001234' },
    { section: 'discussion', reason: 'identifier', detail: '13900001234' },
  ],
])('is not submitted: %s', async (_name, fields, problem) => {
  expect(await trySubmit(fields)).toEqual({ problems: [problem], state: 'draft' });
});

test('what the author judged as no identifier is submitted', async () => {
  const { id } = await submitDraft(author, { discussion: '联系电话13900001234', harmless: ['13900001234'] });
  expect(await readState(id)).toBe('review');
});

test('each picture and series is to be ready and checked', async () => {
  const { sql } = gateway.deps;
  const { id } = await saveDraft(author);
  for (const [image, state, isChecked] of [
    ['image-1', 'ready', true],
    ['image-2', 'ready', false],
    ['image-3', 'reading', false],
    ['image-4', 'failed', false],
    ['image-5', 'failed', false],
  ] as const) {
    await sql`
      insert into case_draft_image (id, draft_id, account_id, state, width, height, bytes, flags, boxes, is_checked, created_at)
      values (${image}, ${id}, 'sample-03', ${state}, 1, 1, 1, '[]', '[]', ${isChecked}, now())`;
  }
  for (const [series, state, isChecked] of [
    ['series-1', 'ready', true],
    ['series-2', 'queued', false],
    ['series-3', 'ready', false],
  ] as const) {
    await sql`
      insert into case_draft_series (id, draft_id, account_id, upload_id, state, attempt, percent, flags, boxes, is_checked, created_at)
      values (${series}, ${id}, 'sample-03', ${series}, ${state}, 0, 0, '[]', '[]', ${isChecked}, now())`;
  }
  const phase = 'before';
  const fields: CaseFields = {
    ...COMPLETE_FIELDS,
    images: [1, 2, 3, 4].map((number) => ({ imageId: `image-${number}`, caption: '', phase })),
    series: [1, 2, 3].map((number) => ({ seriesId: `series-${number}`, title: '', phase })),
  };
  await author.call('saveCaseDraft', { id, version: 1, title: TITLE, fields });
  const { problems } = (await submit(id, 2)).data;
  expect(problems.map((each: { reason: string; detail: string }) => `${each.detail} ${each.reason}`)).toEqual([
    'image-2 unchecked',
    'image-3 working',
    'image-4 failed',
    'series-2 working',
    'series-3 unchecked',
  ]);
  expect(await readState(id)).toBe('draft');
});

test('tags are found by their words and by pinyin, those with the most cases first', async () => {
  const visitor = gateway.browser();
  const list = async (keyWord: string, kind: 'disease' | 'surgery') =>
    (await visitor.call('listCaseTags', { keyWord, kind })).json().data.list;
  const all = await list('', 'surgery');
  expect(all.length).toBe(20);
  const counts = all.map(({ caseNum }: { caseNum: number }) => caseNum);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  const [first] = all;
  const [row] = await gateway.deps.sql`
    select count(*)::int as num from resource_tag join resource on id = resource_id
    where tag_id = ${first.id} and type = 7 and state = 'published'`;
  expect(first.caseNum).toBe(row?.['num']);
  expect(all.every(({ kind }: { kind: string }) => kind === 'surgery')).toBe(true);
  for (const words of ['髋关节置换', 'kuanguanjie', 'kgjzh']) {
    const names = (await list(words, 'surgery')).map(({ name }: { name: string }) => name);
    expect(names).toContain('全髋关节置换术');
  }
  expect(await list('没有这样的词', 'disease')).toEqual([]);
  expect(await list('%', 'disease')).toEqual([]);
});

test('the case of another author, and of the library, is not revised', async () => {
  expect((await author.call('reviseCase', { id: 'k01' })).json().code).toBe(40_400);
  const { sql } = gateway.deps;
  await sql`update resource set author_id = (select id from doctor where account_id = 'sample-03') where id = 'k01'`;
  const { draftId } = (await author.call('reviseCase', { id: 'k01' })).json().data;
  const { fields } = (await author.call('getCaseDraft', { id: draftId })).json().data;
  expect(fields).toMatchObject({ specialtyId: 'joint', patient: { age: 47 }, decision: { chosen: 2 } });
});
