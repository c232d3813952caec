import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { picture, upload } from '../../../test/certification-forms.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../test/jobs/run-daily-jobs.ts';
import { requestStepUpToken } from '../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../account/cancellation/erase-accounts-service.ts';
import { auditEntry } from '../audit/tables.ts';
import { certificationPicture } from '../certification/tables.ts';
import { createCreditService } from '../credit/credit-service.ts';
import { message } from '../message/tables.ts';
import { getArchiveFolder } from './archive-file.ts';
import { dataExportQueue } from './data-export-service.ts';
import { dataExport } from './tables.ts';

const OWNER = 'sample-03';
const DAY = 24 * 60 * 60 * 1000;
const CANCELLATION_MS = 15 * DAY;
const NONE = { state: 'none', url: '', bytes: 0, requestedAt: null, availableUntil: null, nextRequestAt: null };
const clock = createFakeClock();
let gateway: TestApp;
let owner: Browser;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T02:00:00Z'));
  gateway = await testApp({
    clock,
    // Archives are prepared by the tests themselves.
    modules: (_deps, { workers }) => ({ workers: workers.filter(({ queue }) => queue !== dataExportQueue) }),
  });
  owner = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.db.delete(dataExport);
  await gateway.deps.storage.files.deleteAll(getArchiveFolder(OWNER));
  clock.advance(1_000);
});

const request = async () => (await owner.call('requestDataExport', {})).json().data;
const get = async (browser = owner) => (await browser.call('getDataExport', {})).json().data;
const listRows = () => gateway.deps.db.select().from(dataExport);

/** Runs the job of the archive that is to be prepared. */
async function runJob(isLastAttempt = false): Promise<void> {
  const worker = gateway.modules.workers.find(({ queue }) => queue === dataExportQueue);
  for (const { id } of await listRows()) {
    await worker?.work({ id }, { id, attempt: 0, isLastAttempt, signal: new AbortController().signal });
  }
}

/** Names of the stored parts of an account's archives. */
async function listStored(accountId = OWNER): Promise<string[]> {
  const { files } = gateway.deps.storage;
  const { objects } = await files.listAll(getArchiveFolder(accountId), { recursive: true });
  return [...objects].map(({ name }) => name);
}

async function readArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return contents;
}

const readTable = (content: Buffer | undefined): Record<string, string>[] =>
  parse(content ?? '', { bom: true, columns: true });

test('the archive contains all data of the account, without secrets', async () => {
  const comment = {
    resourceType: 1,
    resourceId: 'v31',
    text: '=HYPERLINK("http://example.test")',
    clientId: 'one',
  } as const;
  expect((await owner.call('createComment', comment)).json().code).toBe(0);
  expect((await upload(owner, await picture().jpeg().toBuffer())).json().code).toBe(0);
  const requested = await request();
  expect(requested).toEqual({ ...NONE, state: 'preparing', requestedAt: clock.now() });
  clock.advance(5_000);
  await runJob();
  const ready = await get();
  expect(ready).toMatchObject({ state: 'ready', availableUntil: clock.now() + 7 * DAY });
  const reply = await owner.send({ url: ready.url });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(ready.bytes),
    'content-disposition': 'attachment; filename="osteon-data-2027-03-01.zip"',
    'cache-control': 'no-store',
  });
  const archive = await readArchive(reply.rawPayload);
  expect(readTable(archive.get('account.csv'))).toEqual([
    expect.objectContaining({ id: OWNER, mobile: '13900000003' }),
  ]);
  const [written] = readTable(archive.get('comments.csv'));
  expect(written).toMatchObject({ text: `'${comment.text}`, createdAt: '2027-03-01T10:00:01+08:00', editedAt: '' });
  const [row] = await gateway.deps.db
    .select()
    .from(certificationPicture)
    .where(eq(certificationPicture.accountId, OWNER));
  const sent = archive.get(`certification-pictures/${row?.id}.webp`);
  expect([sent?.subarray(0, 4).toString(), sent?.subarray(8, 12).toString()]).toEqual(['RIFF', 'WEBP']);
  expect(archive.get('0-README.txt')?.toString()).toContain('comments.csv\t评论与回复 · Comments and replies\t1\r\n');
  const all = Buffer.concat([...archive.values()]).toString();
  expect(all).not.toMatch(/\$argon2|tokenHash/);
  expect(archive.has('coupons.csv')).toBe(false);
});

test('a negative number is a number, and a text with the same sign is none', async () => {
  const { db } = gateway.deps;
  const line = { accountId: OWNER, title: '-0.5', creditClass: 'II', hours: 2, points: -0.5, reason: '多计' } as const;
  const { id } = await createCreditService(gateway.deps).adjust(db, line);
  await request();
  await runJob();
  const archive = await readArchive((await owner.send({ url: (await get()).url })).rawPayload);
  const row = readTable(archive.get('credit-lines.csv')).find((each) => each['id']?.endsWith(id));
  expect(row).toMatchObject({ title: "'-0.5", hours: '2', points: '-0.5' });
});

test('the archive is stored encrypted', async () => {
  await request();
  await runJob();
  expect(await listStored()).toHaveLength(1);
  const [row] = await listRows();
  const bytes = await gateway.deps.storage.files.getBytes(`${getArchiveFolder(OWNER)}${row?.id}/${row?.id}-0`);
  expect(Buffer.from(bytes).includes('README')).toBe(false);
});

test('only the owner can download the archive', async () => {
  await request();
  await runJob();
  const { url } = await get();
  const other = await gateway.login('13900000004');
  expect(await get(other)).toEqual(NONE);
  for (const browser of [other, gateway.browser()]) {
    const reply = await browser.send({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 40400]);
  }
  expect((await gateway.browser().call('requestDataExport', {})).json().code).toBe(40100);
  expect((await owner.send({ url: `${url}0` })).statusCode).toBe(404);
});

test('concurrent requests start one archive, and the owner is notified once', async () => {
  const { db } = gateway.deps;
  await Promise.all(Array.from({ length: 8 }, request));
  expect(await listRows()).toHaveLength(1);
  const before = await db.select().from(message).where(eq(message.accountId, OWNER));
  await runJob();
  await runJob();
  const after = await db.select().from(message).where(eq(message.accountId, OWNER));
  expect(after.length - before.length).toBe(1);
  expect(after.map(({ title }) => title)).toContain('骨元个人数据已准备好');
});

test('a day after a request another one may be made; both archives are stored for seven days', async () => {
  await request();
  await runJob();
  const first = await get();
  expect(first.nextRequestAt).toBe(first.requestedAt + DAY);
  clock.advance(DAY - 1);
  expect(await request()).toEqual(first);
  clock.advance(1);
  expect(await request()).toMatchObject({ state: 'preparing' });
  await runJob();
  const second = await get();
  expect(second.url).not.toBe(first.url);
  expect((await owner.send({ url: first.url })).statusCode).toBe(200);
  clock.set(first.availableUntil);
  expect((await owner.send({ url: first.url })).statusCode).toBe(404);
  clock.advance(1_000);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect(await listRows()).toHaveLength(1);
  clock.set(second.availableUntil);
  expect(await get()).toEqual(NONE);
  clock.advance(DAY);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
  expect([await listRows(), await listStored()]).toEqual([[], []]);
});

test('a failure is retried, and after the last attempt the owner may request again', async () => {
  const { sql } = gateway.deps;
  await request();
  await sql`alter table coupon rename to coupon_away`;
  await expect(runJob()).rejects.toThrow('coupon');
  expect((await get()).state).toBe('preparing');
  await expect(runJob(true)).rejects.toThrow('coupon');
  expect(await get()).toMatchObject({ state: 'failed', url: '', nextRequestAt: null });
  await sql`alter table coupon_away rename to coupon`;
  clock.advance(1_000);
  expect((await request()).state).toBe('preparing');
  await runJob();
  expect((await get()).state).toBe('ready');
});

test('requests and downloads are in the audit log', async () => {
  await request();
  await runJob();
  await owner.send({ url: (await get()).url });
  const entries = await gateway.deps.db
    .select({ event: auditEntry.event })
    .from(auditEntry)
    .where(and(eq(auditEntry.accountId, OWNER), eq(auditEntry.at, clock.now())));
  expect(entries.map(({ event }) => event)).toEqual(['dataExportRequested', 'dataExportOpened']);
});

test('archives are deleted with their account', async () => {
  const leaves = await gateway.login('13900000009');
  await leaves.call('requestDataExport', {});
  await runJob();
  expect(await listStored('sample-09')).toHaveLength(1);
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(CANCELLATION_MS);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect([await listRows(), await listStored('sample-09')]).toEqual([[], []]);
});

test('an archive that is finished while its account is erased is deleted', async () => {
  await request();
  const working = await gateway.deps.db.transaction(async (tx) => {
    await tx.delete(dataExport);
    const running = runJob();
    await vi.waitFor(async () => expect(await listStored()).toHaveLength(1), 15_000);
    return { running };
  });
  await working.running;
  expect(await listStored()).toEqual([]);
});
