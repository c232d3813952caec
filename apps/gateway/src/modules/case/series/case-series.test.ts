import { inflateRawSync } from 'node:zlib';
import type { ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { makeSeries, makeSlice } from '../../../../test/dicom/make-series.ts';
import { addDraft, announceSeries, uploadSeries } from '../../../../test/dicom/series-uploads.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';

const [AUTHOR, OTHER, NO_MEMBER] = ['13900000003', '13900000002', '13900000006'];
type Series = ResponseOf<'getCaseSeries'>['list'][number];

let gateway: TestApp;
let author: Browser;
let draftId: string;

beforeAll(async () => {
  gateway = await testApp();
  author = await gateway.login(AUTHOR);
  draftId = await addDraft(gateway, AUTHOR);
});
afterAll(() => gateway.close());

async function list(draft = draftId, browser = author): Promise<Series[]> {
  return (await browser.call('getCaseSeries', { draftId: draft })).json().data.list;
}

async function add(bytes: Buffer, draft = draftId): Promise<string> {
  const uploadId = await uploadSeries(author, bytes);
  return (await author.call('addCaseSeries', { draftId: draft, uploadId })).json().data.seriesId;
}

/** Waits until a series is worked on no more. */
async function finish(seriesId: string, draft = draftId): Promise<Series> {
  const find = async () => (await list(draft)).find((series) => series.seriesId === seriesId);
  await vi.waitFor(async () => expect((await find())?.state).toMatch(/ready|failed/), {
    timeout: 40_000,
    interval: 50,
  });
  const found = await find();
  if (!found) throw new Error('It is gone.');
  return found;
}

async function readSlice(series: Series, slice: number): Promise<number[]> {
  const { rawPayload } = await author.send({ method: 'GET', url: `${series.stack?.url}${slice}` });
  const { buffer } = new Uint8Array(inflateRawSync(rawPayload));
  return [...new Uint16Array(buffer)].map((stored) => (series.stack?.base ?? 0) + (series.stack?.step ?? 0) * stored);
}

const countFiles = async (folder: string) =>
  [...(await gateway.deps.storage.files.listAll(folder, { recursive: true }).catch(() => ({ objects: [] }))).objects]
    .length;

test('a zip becomes a stack in the order of its positions, without anything of its headers', async () => {
  const bytes = await makeSeries(4, { attributes: { PatientName: 'Zhang^San', RescaleIntercept: '-24' } });
  const uploadId = await uploadSeries(author, bytes);
  const { seriesId } = (await author.call('addCaseSeries', { draftId, uploadId })).json().data;
  const series = await finish(seriesId);
  expect(series).toMatchObject({ state: 'ready', percent: 100, problem: null, flags: [], boxes: [], isChecked: true });
  expect(series.stack).toMatchObject({ width: 6, height: 8, count: 4, spacing: { row: 0.5, column: 0.5, slice: 1 } });
  expect(series.stack?.windows[0]).toEqual({ preset: 'bone', center: 500, width: 2000 });
  for (const slice of [0, 3])
    expect((await readSlice(series, slice)).slice(0, 2)).toEqual([(slice + 1) * 100 - 224, (slice + 1) * 100 - 223]);
  expect(await countFiles(`uploads/${uploadId}`)).toBe(0);
  const [row] = await gateway.deps
    .sql`select stack::text || flags::text as text from case_draft_series where id = ${seriesId}`;
  expect(row?.['text']).not.toMatch(/zhang|张三|1\.2\.826/i);
  // A repeated call makes no second series.
  expect((await author.call('addCaseSeries', { draftId, uploadId })).json().data.seriesId).toBe(seriesId);
});

test('a single file becomes a stack of one slice, and a broken one is refused with its reason', async () => {
  const draft = await addDraft(gateway, AUTHOR);
  const [single, broken] = [await add(makeSlice(1), draft), await add(Buffer.from('%PDF-1.7 no slice'), draft)];
  expect((await finish(single, draft)).stack).toMatchObject({ count: 1, spacing: { slice: null } });
  expect(await finish(broken, draft)).toMatchObject({ state: 'failed', problem: 'notDicom', stack: null });
  expect(await countFiles(`case-stacks/${broken}`)).toBe(0);
});

test('confirmed places are black in every slice, and come back without them', async () => {
  const draft = await addDraft(gateway, AUTHOR);
  const plain = await finish(await add(await makeSeries(3), draft), draft);
  const { seriesId } = plain;
  const boxes = [{ x: 1, y: 0, width: 2, height: 1 }];
  const before = await readSlice(plain, 2);
  await author.call('maskCaseSeries', { seriesId, boxes, isChecked: false });
  expect((await finish(seriesId, draft)).stack?.url).toBe(plain.stack?.url);
  await author.call('maskCaseSeries', { seriesId, boxes, isChecked: true });
  const covered = await finish(seriesId, draft);
  expect(covered).toMatchObject({ boxes, isChecked: true });
  expect(await readSlice(covered, 2)).toEqual([before[0], -32_768, -32_768, ...before.slice(3)]);
  await author.call('maskCaseSeries', { seriesId, boxes: [], isChecked: true });
  expect(await readSlice(await finish(seriesId, draft), 2)).toEqual(before);
  const outside = [{ x: 5, y: 0, width: 2, height: 1 }];
  expect((await author.call('maskCaseSeries', { seriesId, boxes: outside, isChecked: true })).json().code).toBe(40_000);
});

test('links are for one stack and a day, and no page of another site can read a slice', async () => {
  const [series] = await list();
  const url = `${series?.stack?.url}0`;
  const reply = await gateway.browser().send({ method: 'GET', url });
  expect(reply.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  const read = async (path: string, headers = {}) =>
    (await author.send({ method: 'GET', url: path, headers })).statusCode;
  expect(await read(url, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  const changed = (series?.stack?.stackId ?? '').replace(/.$/, '7');
  expect(await read(url.replace(series?.stack?.stackId ?? '', changed))).toBe(403);
  expect(await read(url.replace('/media/stacks/', '/media/stacks/..%2f'))).toBe(404);
  expect(await read(url.replace(/0$/, '9'))).toBe(404);
  vi.spyOn(gateway.deps.clock, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000);
  expect(await read(url)).toBe(403);
  vi.restoreAllMocks();
});

test('members alone add series, and of their own drafts and uploads alone', async () => {
  const [other, noMember] = [await gateway.login(OTHER), await gateway.login(NO_MEMBER)];
  expect((await announceSeries(noMember, 10)).json().data).toMatchObject({ sceneId: 0 });
  expect((await announceSeries(gateway.browser(), 10)).statusCode).toBe(401);
  const uploadId = await uploadSeries(author, await makeSeries(1));
  const foreignDraft = await addDraft(gateway, OTHER);
  const getCode = async (browser: Browser, draft: string) =>
    (await browser.call('addCaseSeries', { draftId: draft, uploadId })).json().code;
  expect([await getCode(other, draftId), await getCode(other, foreignDraft)]).toEqual([40_400, 40_400]);
  expect(await getCode(author, foreignDraft)).toBe(40_400);
  expect((await other.call('getCaseSeries', { draftId })).json().code).toBe(40_400);
  const [series] = await list();
  const mask = { seriesId: series?.seriesId ?? '', boxes: [], isChecked: true };
  expect((await other.call('maskCaseSeries', mask)).json().code).toBe(40_400);
  await gateway.deps.sql`update case_draft set state = 'review' where id = ${draftId}`;
  expect([await getCode(author, draftId), (await author.call('maskCaseSeries', mask)).json().code]).toEqual([
    40_900, 40_900,
  ]);
  await gateway.deps.sql`update case_draft set state = 'draft' where id = ${draftId}`;
});

test('the slices of a deleted draft are deleted, and those of a published case stay', async () => {
  const [draft, published] = [await addDraft(gateway, AUTHOR), await addDraft(gateway, AUTHOR)];
  const gone = await finish(await add(makeSlice(1), draft), draft);
  const shown = await finish(await add(makeSlice(1), published), published);
  const stacks = JSON.stringify([{ ...shown.stack, title: 'CT', phase: 'before' }]);
  await gateway.deps.sql`update clinical_case set stacks = ${stacks}::text::jsonb where id = 'k20'`;
  await gateway.deps.sql`delete from case_draft where id in (${draft}, ${published})`;
  await runDailyJobs(
    gateway.deps,
    gateway.modules.jobs.filter(({ name }) => name === 'unused-case-series'),
  );
  const counts = [gone, shown].map((series) => countFiles(`case-stacks/${series.seriesId}`));
  expect(await Promise.all(counts)).toEqual([0, 1]);
});

test('an account has five unfinished series of 500 MB', async () => {
  const tooLarge = await announceSeries(author, 500 * 2 ** 20 + 1);
  expect([tooLarge.statusCode, tooLarge.json().message]).toEqual([413, '单个序列不能超过500MB']);
  await gateway.deps.sql`delete from upload`;
  const replies = await Promise.all(Array.from({ length: 6 }, () => announceSeries(author, 1000)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 201, 429]);
});
