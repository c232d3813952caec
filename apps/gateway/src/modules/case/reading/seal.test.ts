import type { ResponseOf } from '@osteon/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { resourceWriter } from '../../content-writer.ts';
import { clinicalCase } from '../base/tables.ts';

let gateway: TestApp;
let reader: Browser;

/** Words that occur nowhere else in the sample library, in each sealed section of the case. */
const SEALED = ['鼍镬', '垩榫', '槊栌', '觥筹'];
const [REASON, OPERATION, FOLLOW_UP, DISCUSSION] = SEALED as [string, string, string, string];
/** Words of an open section. */
const OPEN = '黼黻';
const ID = 'k11';
const item = { resourceType: 7, resourceId: ID } as const;

beforeAll(async () => {
  gateway = await testApp();
  reader = await gateway.login('13900000003');
  const { db, sql } = gateway.deps;
  const [picture] = await sql<{ id: string }[]>`select id from picture order by id limit 1`;
  const image = (phase: 'before' | 'after') => ({
    imageId: `i-${phase}`,
    pictureId: picture?.id ?? '',
    caption: phase,
    phase,
  });
  const stack = (phase: 'before' | 'after') => ({
    stackId: `s-${phase}`,
    title: phase,
    phase,
    width: 2,
    height: 2,
    count: 1,
    spacing: null,
    base: 0,
    step: 1,
    windows: [],
  });
  const [row] = await db.select().from(clinicalCase).where(eq(clinicalCase.id, ID));
  if (!row) throw new Error(`${ID} is missing`);
  await db
    .update(clinicalCase)
    .set({
      history: row.history + OPEN,
      operation: row.operation + OPERATION,
      discussion: row.discussion + DISCUSSION,
      decision: { ...row.decision, reason: row.decision.reason + REASON },
      followUp: [...row.followUp, { time: '术后1天', finding: FOLLOW_UP, score: '' }],
      images: [image('before'), image('after')],
      stacks: [stack('before'), stack('after')],
    })
    .where(eq(clinicalCase.id, ID));
  await db.transaction((tx) => resourceWriter.refresh(tx, [ID]));
});
beforeEach(async () => {
  await gateway.deps.sql`delete from case_opening`;
  await gateway.deps.sql`delete from case_vote_count`;
});
afterAll(() => gateway.close());

const get = async (by: Browser, id = ID): Promise<ResponseOf<'getCase'>> =>
  (await by.call('getCase', { id })).json().data;
const chosenText = async () => {
  const [row] = await gateway.deps.sql`select decision ->> 'chosen' as chosen from clinical_case where id = ${ID}`;
  return String(row?.['chosen']);
};

describe('a sealed case', () => {
  test('has neither choice, reason, outcome nor later pictures in its answer, for visitors and members', async () => {
    for (const by of [reader, gateway.browser()]) {
      const body = (await by.call('getCase', { id: ID })).body;
      for (const words of SEALED) expect(body).not.toContain(words);
      const page = await get(by);
      expect(page).toMatchObject({
        isSealed: true,
        opened: null,
        operation: null,
        followUp: null,
        discussion: null,
        sealedImageNum: 2,
        decision: { chosen: null, reason: null, distribution: null, vote: null },
        images: [{ imageId: 'i-before' }],
        stacks: [{ stackId: 's-before' }],
      });
      expect(page.decision.options).toContain(await chosenText());
    }
  });

  test.each([
    ['its link preview', () => gateway.browser().send({ method: 'GET', url: `/edu/caseTerminal?id=${ID}` })],
    ['lists', () => gateway.browser().call('listContent', { resourceType: 7, pageSize: '100' })],
    ['the home page', () => gateway.browser().call('getHome', {})],
    [
      'the page of its author',
      async () => {
        const { card } = await get(gateway.browser());
        return gateway.browser().call('listContent', { authorId: card.author?.id });
      },
    ],
    ['related cases', () => gateway.browser().call('getCase', { id: 'k16' })],
  ])('has no sealed words in %s', async (_surface, request) => {
    const { body } = await request();
    expect(body.length).toBeGreaterThan(0);
    for (const words of SEALED) expect(body).not.toContain(words);
  });

  test.each(SEALED)('is found by its sealed words %s, which are shown after it was opened alone', async (words) => {
    const search = async (by: Browser) => {
      const reply = await by.call('search', { keyWord: words, exact: 'true' });
      return { body: reply.body, list: reply.json().data.list };
    };
    for (const by of [reader, gateway.browser()]) {
      const sealed = await search(by);
      expect(sealed.list).toMatchObject([{ resourceId: ID, hits: [] }]);
      expect(sealed.body).not.toContain(words);
    }
    await reader.call('openCaseOutcome', { id: ID });
    const { list, body } = await search(reader);
    expect(list[0].hits).toHaveLength(1);
    expect(body).toContain(words);
    // The open reader's answer is not that of others.
    expect((await search(gateway.browser())).body).not.toContain(words);
  });

  test("of a visitor's browser that opened it has its passages there alone", async () => {
    const visitor = gateway.browser();
    await visitor.call('openCaseOutcome', { id: ID });
    const hits = async (by: Browser) =>
      (await by.call('search', { keyWord: OPERATION, exact: 'true' })).json().data.list[0].hits.length;
    expect(await hits(visitor)).toBe(1);
    expect(await hits(gateway.browser())).toBe(0);
  });

  test('is shown by hits of its open sections', async () => {
    const { list } = (await gateway.browser().call('search', { keyWord: OPEN, exact: 'true' })).json().data;
    expect(list).toMatchObject([{ resourceId: ID, hits: [{ pcLink: `/caseTerminal?id=${ID}#history` }] }]);
  });

  test('is quoted in its open sections, and in all once it was opened', async () => {
    const quote = async (section: string, text: string) =>
      (await reader.call('createQuote', { ...item, place: { section }, text })).json();
    expect((await quote('history', OPEN)).data.citation).toContain(OPEN);
    expect(await quote('operation', OPERATION)).toMatchObject({ code: 40_400 });
    expect((await quote('decision', REASON)).data.citation).not.toContain(REASON);
    await reader.call('openCaseOutcome', { id: ID });
    expect((await quote('operation', OPERATION)).data.citation).toContain(OPERATION);
  });

  test('is open for who opened it, with everything', async () => {
    expect((await reader.call('openCaseOutcome', { id: ID })).json().code).toBe(0);
    const { body } = await reader.call('getCase', { id: ID });
    for (const words of SEALED) expect(body).toContain(words);
    expect(await get(reader)).toMatchObject({
      isSealed: false,
      opened: 'outcome',
      sealedImageNum: 0,
      images: [{ imageId: 'i-before' }, { imageId: 'i-after' }],
      decision: { chosen: await chosenText(), vote: null },
    });
    expect((await get(gateway.browser())).isSealed).toBe(true);
  });
});

test('a case without a decision is open to everybody', async () => {
  const { db } = gateway.deps;
  const isOther = eq(clinicalCase.id, 'k12');
  const [row] = await db.select().from(clinicalCase).where(isOther);
  await db
    .update(clinicalCase)
    .set({ decision: { question: '', options: [], chosen: '', reason: '' } })
    .where(isOther);
  const page = await get(gateway.browser(), 'k12');
  expect(page).toMatchObject({ isSealed: false, opened: null, decision: { options: [], distribution: [] } });
  expect(page.operation).not.toBeNull();
  expect((await reader.call('voteCase', { id: 'k12', option: 0 })).json().code).toBe(40_000);
  await db.update(clinicalCase).set({ decision: row?.decision }).where(isOther);
});

describe('measures', () => {
  const measure = (points: [number, number][]) =>
    ({ measureId: 'm1', kind: 'length', label: '台阶', slice: null, points }) as const;
  const points: [number, number][] = [
    [1, 2],
    [3.5, 4],
  ];

  test('belong to their account, and are replaced', async () => {
    await reader.call('saveCaseMeasures', { id: ID, imageId: 'i-before', measures: [measure(points)] });
    await reader.call('saveCaseMeasures', {
      id: ID,
      stackId: 's-before',
      measures: [{ ...measure(points), slice: 0 }],
    });
    const list = async (by: Browser) => (await by.call('getCaseMeasures', { id: ID })).json().data.list;
    expect(await list(reader)).toHaveLength(2);
    expect(await list(await gateway.login('13900000002'))).toEqual([]);
    await reader.call('saveCaseMeasures', { id: ID, stackId: 's-before', measures: [] });
    expect(await list(reader)).toMatchObject([
      { imageId: 'i-before', stackId: null, measures: [{ label: '台阶', points }] },
    ]);
  });

  test.each([
    ['of a sealed picture', { imageId: 'i-after', measures: [] }, 40_400],
    ['of an unknown stack', { stackId: 'nothing', measures: [] }, 40_400],
    ['of both', { stackId: 's-before', imageId: 'i-before', measures: [] }, 40_000],
    ['of neither', { measures: [] }, 40_000],
    ['of 101', { imageId: 'i-before', measures: Array.from({ length: 101 }, () => measure(points)) }, 40_000],
    ['with one point', { imageId: 'i-before', measures: [measure([[1, 1]])] }, 40_000],
    ['with a long name', { imageId: 'i-before', measures: [{ ...measure(points), label: '长'.repeat(41) }] }, 40_000],
  ])('%s are refused', async (_which, payload, code) => {
    expect((await reader.call('saveCaseMeasures', { id: ID, ...payload })).json().code).toBe(code);
  });

  test('of visitors and of unpublished cases are refused', async () => {
    const payload = { imageId: 'i-before', measures: [] };
    expect((await gateway.browser().call('saveCaseMeasures', { id: ID, ...payload })).json().code).toBe(40_100);
    expect((await reader.call('saveCaseMeasures', { id: 'v01', ...payload })).json().code).toBe(40_400);
  });
});
