import { CASE_DRAFTS_MAX } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { type CaseFields, COMPLETE_FIELDS, saveDraft, submitDraft, TITLE } from '../../../../test/case/case-drafts.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 12 });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000009');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.advance(1000);
  await gateway.deps.sql`delete from case_draft`;
});

const save = async (payload: object, browser = author, headers: Record<string, string> = {}) => {
  const draft = { version: 0, title: TITLE, fields: COMPLETE_FIELDS, ...payload };
  return (await browser.call('saveCaseDraft', draft, headers)).json();
};
const get = async (id: string, browser = author) => (await browser.call('getCaseDraft', { id })).json();
const submit = async (draftId: string, version = 1, browser = author) =>
  (await browser.call('submitCase', { draftId, version })).json();
const countDrafts = async () => {
  const [row] = await gateway.deps.sql`select count(*)::int as num from case_draft`;
  return row?.['num'];
};

describe('saving', () => {
  test('a draft is saved version by version, and read again', async () => {
    const { id } = await saveDraft(author);
    clock.advance(3000);
    const saved = await save({ id, version: 1, title: '改过的标题' });
    expect(saved.data).toEqual({ id, version: 2, savedAt: clock.now() });
    expect((await get(id)).data).toEqual({
      id,
      title: '改过的标题',
      fields: COMPLETE_FIELDS,
      version: 2,
      savedAt: clock.now(),
      state: 'draft',
      caseId: null,
      reason: '',
      remarks: [],
    });
  });

  test('of 20 saves of one version at once one wins, and the others are answered with the stored one', async () => {
    const { id } = await saveDraft(author);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save({ id, version: 1, title: `第${index}份` }, author, { 'user-agent': CHROME }),
      ),
    );
    const won = answers.filter(({ code }) => code === 0);
    expect(won).toHaveLength(1);
    const { title } = (await get(id)).data;
    const stored = {
      id,
      version: 2,
      title,
      fields: COMPLETE_FIELDS,
      savedAt: clock.now(),
      browser: 'Chrome · Windows',
    };
    for (const answer of answers.filter((each) => each !== won[0])) {
      expect(answer).toMatchObject({ code: 40_900, data: stored });
    }
  });

  test('a repeated save is answered with the stored version: of a new draft, and of a later one', async () => {
    const created = await Promise.all(Array.from({ length: 20 }, () => save({ clientId: 'page-1' })));
    const [{ id }] = created.map(({ data }) => data);
    expect(created.every(({ data }) => data.id === id && data.version === 1)).toBe(true);
    expect(await countDrafts()).toBe(1);
    // The first answer was lost, and its page went on.
    expect((await save({ clientId: 'page-1', title: '又写了一些' })).data).toMatchObject({ id, version: 2 });
    expect((await save({ clientId: 'page-1', title: '再写一些' })).code).toBe(40_900);
    expect((await save({ id, version: 1, title: '又写了一些' })).data).toMatchObject({ version: 2 });
  });

  test('text that could change what is read is stored without it, and markup as text', async () => {
    const { id } = await saveDraft(author, { title: '\u202E<b>标题</b>\u200B', history: '一\u2066二\n三' });
    const { title, fields } = (await get(id)).data;
    expect([title, fields.history]).toEqual(['<b>标题</b>', '一二\n三']);
  });

  const tag = { id: null, name: '一', kind: 'disease' } as const;
  test.each<[string, Partial<CaseFields> & { title?: string; more?: number }]>([
    ['200,000 characters', { history: '长'.repeat(200_000) }],
    ['a control character', { diagnosis: 'a\u0007' }],
    ['half of a character', { operation: '\uD800四' }],
    ['a title of 61 characters', { title: '题'.repeat(61) }],
    ['an unknown key', { more: 1 }],
    ['four tags of a kind', { tags: Array.from({ length: 4 }, () => tag) }],
    ['a picture of nobody', { images: [{ imageId: 'unknown', caption: '', phase: 'before' }] }],
    ['a series of nobody', { series: [{ seriesId: 'unknown', title: '', phase: 'before' }] }],
    ['an age of 121', { patient: { sex: '女', age: 121, occupation: '' } }],
  ])('is refused: %s', async (_name, { title = TITLE, ...fields }) => {
    const { id } = await saveDraft(author);
    expect((await save({ title, fields: { ...COMPLETE_FIELDS, ...fields } })).code).toBe(40_000);
    expect((await save({ id, version: 1, title, fields: { ...COMPLETE_FIELDS, ...fields } })).code).toBe(40_000);
    expect(await countDrafts()).toBe(1);
  });

  test('pictures and series of another draft are refused, and own ones are stored', async () => {
    const [first, second] = [await saveDraft(author), await saveDraft(author)];
    await addImage(first.id, 'image-1');
    const images = [{ imageId: 'image-1', caption: '正位', phase: 'before' }] as const;
    const fields = { ...COMPLETE_FIELDS, images };
    expect((await save({ ...second, fields })).code).toBe(40_000);
    expect((await save({ ...first, fields })).data.version).toBe(2);
    const twice = { ...fields, images: [...images, ...images] };
    expect((await save({ id: first.id, version: 2, fields: twice })).code).toBe(40_000);
  });

  test('an account has 100 drafts at most, however many are saved at once', async () => {
    await gateway.deps.sql`
      insert into case_draft (id, account_id, client_id, state, version, title, fields, browser, note, reason, remarks,
        created_at, saved_at, state_changed_at)
      select 'd' || n, 'sample-03', 'c' || n, 'draft', 1, '', '{}', '', '', '', '[]', now(), now(), now()
      from generate_series(1, ${CASE_DRAFTS_MAX - 2}) as n`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => save({})));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 42_900)).toHaveLength(18);
  });
});

describe('members', () => {
  test.each([
    ['a visitor', null, 40_100],
    ['a customer without certification', '13900000001', 40_305],
    ['a nurse', '13900000004', 40_300],
    ['an assistant', '13900000005', 40_300],
    ['a company', '13900000007', 40_300],
    ['a doctor without membership', '13900000002', 40_311],
    ['a doctor whose membership is over', '13900000008', 40_311],
    ['a member', '', 0],
  ])('%s', async (_name, account, code) => {
    // Another login would displace the member's.
    const browser = account === null ? gateway.browser() : account === '' ? other : await gateway.login(account);
    expect((await save({}, browser)).code).toBe(code);
    const submitted = (await submit('unknown', 1, browser)).code;
    expect(submitted).toBe(code === 0 ? 40_400 : code);
  });

  test('a draft outlives the membership of its author: saved and read, but neither submitted nor joined by a new one', async () => {
    const { id } = await saveDraft(other);
    const { sql } = gateway.deps;
    await sql`update account set expiration_time = now() - interval '400 days' where id = 'sample-09'`;
    const ended = await gateway.login('13900000009');
    expect((await save({ id, version: 1, title: '会员到期后' }, ended)).data.version).toBe(2);
    expect((await get(id, ended)).data.title).toBe('会员到期后');
    expect((await save({}, ended)).code).toBe(40_311);
    expect((await submit(id, 2, ended)).code).toBe(40_311);
    await sql`update account set expiration_time = now() + interval '400 days' where id = 'sample-09'`;
    other = await gateway.login('13900000009');
    expect((await submit(id, 2, other)).data.state).toBe('review');
  });

  test("nobody sees or changes another's draft", async () => {
    const { id } = await saveDraft(author);
    expect((await get(id, other)).code).toBe(40_400);
    expect((await save({ id, version: 1 }, other)).code).toBe(40_400);
    expect((await submit(id, 1, other)).code).toBe(40_400);
    for (const name of ['deleteCaseDraft', 'withdrawCase', 'reviseCase'] as const) {
      expect((await other.call(name, { id })).json().code).toBe(40_400);
    }
    expect((await other.call('listCaseDrafts', {})).json().data.list).toEqual([]);
    expect((await gateway.browser().call('getCaseDraft', { id })).json().code).toBe(40_100);
  });
});

describe('the list', () => {
  test('has the last saved first, page by page, each once', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 45; index++) {
      if (index % 3 === 0) clock.advance(1000);
      ids.push((await saveDraft(author, { title: `第${index}份` })).id);
    }
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = (await author.call('listCaseDrafts', cursor === undefined ? {} : { cursor })).json();
      expect(data.list.length).toBeLessThanOrEqual(20);
      listed.push(...data.list.map(({ id }: { id: string }) => id));
      cursor = data.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    expect(ids.slice(-3)).toContain(listed[0]);
    expect((await author.call('listCaseDrafts', { cursor: 'x' })).json().code).toBe(40_000);
  });

  test('a draft is deleted once, and not while it is in review', async () => {
    const { id } = await submitDraft(author);
    expect((await author.call('deleteCaseDraft', { id })).json().code).toBe(40_900);
    await author.call('withdrawCase', { id });
    expect((await author.call('deleteCaseDraft', { id })).json().code).toBe(0);
    expect((await author.call('deleteCaseDraft', { id })).json().code).toBe(40_400);
  });

  test('a draft that nobody changes is deleted after a year, and its author is notified a month before', async () => {
    const { id } = await saveDraft(author);
    const waiting = await submitDraft(author, { title: '审核中' });
    const start = clock.now();
    const runAt = async (days: number) => {
      clock.set(start + days * DAY);
      await runDailyJobs(
        gateway.deps,
        gateway.modules.jobs.filter(({ name }) => name.startsWith('case-draft')),
      );
      const rows = await gateway.deps.sql`select title from message where title like '%草稿将在30天后删除'`;
      return [rows.length, await countDrafts()];
    };
    expect(await runAt(334)).toEqual([0, 2]);
    // The job did not run for a year: nothing is deleted without a notice.
    expect(await runAt(366)).toEqual([1, 2]);
    expect(await runAt(367)).toEqual([1, 2]);
    expect(await runAt(397)).toEqual([1, 1]);
    author = await gateway.login('13900000003');
    expect((await get(id)).code).toBe(40_400);
    expect((await get(waiting.id)).data.state).toBe('review');
    await gateway.deps.sql`delete from message`;
  });
});

/** Adds a picture to a draft as if it had been uploaded. */
async function addImage(draftId: string, id: string, state = 'ready', isChecked = true): Promise<void> {
  await gateway.deps.sql`
    insert into case_draft_image (id, draft_id, account_id, state, width, height, bytes, flags, boxes, is_checked, created_at)
    values (${id}, ${draftId}, 'sample-03', ${state}, 100, 100, 1000, '[]', '[]', ${isChecked}, now())`;
}
