import { createHash } from 'node:crypto';
import type { RequestOf } from '@osteon/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { learnCourse, listAnswers } from '../../../../test/course/learn-course.ts';
import { readCode, readPdf } from '../../../../test/credit/read-pdf.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { account } from '../../account/accounts/tables.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';
import { auditEntry } from '../../audit/tables.ts';
import { createCreditService } from '../credit-service.ts';
import { courseCertificate, creditLine } from '../tables.ts';

const OWNER = 'sample-03';
/** Class I, with a test. */
const COURSE = 'c01';
const NOW = Date.parse('2026-11-22T14:40:00+08:00');
const DAY = 24 * 60 * 60 * 1000;

const clock = createFakeClock();
let gateway: TestApp;
let owner: Browser;

beforeAll(async () => {
  clock.set(NOW);
  gateway = await testApp({ clock });
  owner = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { db, sql } = gateway.deps;
  await sql`truncate course_certificate, credit_line, course_learner, lesson_reading, watched_video, test_attempt`;
  await db.update(account).set({ name: '周予安' }).where(eq(account.id, OWNER));
});

const issue = async (id = COURSE, by = owner) => (await by.call('issueCertificate', { id })).json();
const verify = async (payload: RequestOf<'verifyTranscript'>) =>
  (await gateway.browser().call('verifyTranscript', payload)).json().data;
const download = async (url: string, by = owner) => by.send({ url });

/** Learns the course and passes its test. */
async function complete(by = owner, accountId = OWNER): Promise<void> {
  await learnCourse(gateway.deps, accountId, COURSE);
  const attempt = (await by.call('startCourseTest', { id: COURSE })).json().data;
  const answers = await listAnswers(gateway, attempt, 1);
  const { data } = (await by.call('submitCourseTest', { id: attempt.id, answers })).json();
  expect(data.passed).toBe(true);
}

async function revoke(): Promise<void> {
  const [line] = await gateway.deps.db.select().from(creditLine).where(eq(creditLine.sourceId, COURSE));
  await createCreditService(gateway.deps).revoke(gateway.deps.db, line?.id ?? '', '观看记录经复核无效');
}

test('a completed course has a certificate with the same values in its PDF, and its code and file verify it', async () => {
  await complete();
  const { data } = await issue();
  expect(data).toMatchObject({
    name: '周予安',
    title: '全髋关节置换术规范化操作课程',
    completedAt: NOW,
    issuedAt: NOW,
    lessons: 7,
    credit: { creditClass: 'I' },
  });
  expect(data.serial).toMatch(/^OST-C-2026-\d{4}-\d{4}$/);
  const reply = await download(data.url);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const { text, fonts, code } = await readPdf(reply.rawPayload);
  for (const part of [
    '结课证书',
    '周予安',
    '于 2026.11.22 完成',
    data.title,
    data.titleEn,
    data.serial,
    ...data.lecturers,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(
    new RegExp(`7节\\s+\\d\\.\\d学时\\s+I类${data.credit.points.toFixed(1)}学分\\s+测试${data.score}分`),
  );
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(font).toMatch(/NotoSansSC.*\byes yes yes\b/);
  expect(reply.rawPayload.length).toBeLessThan(100_000);
  expect(code.href).toBe(data.verifyUrl);
  const fileHash = createHash('sha256').update(reply.rawPayload).digest('hex');
  const printed = readCode(code);
  expect(await verify({ ...printed, fileHash })).toEqual({
    state: 'valid',
    serial: data.serial,
    issuedAt: NOW,
    name: '周*安',
    company: '',
    fromAt: NOW,
    toAt: NOW,
    credits: { I: data.credit.points, II: 0, total: data.credit.points },
    course: { title: data.title },
  });
  expect(await verify({ ...printed, pointsI: '9.0' })).toMatchObject({
    state: 'altered',
    recorded: { I: data.credit.points },
    printed: { I: 9 },
  });
  expect((await verify({ ...printed, fileHash: 'a'.repeat(64) })).state).toBe('altered');
  expect((await verify({ ...printed, signature: 'A'.repeat(86) })).state).toBe('altered');
  const serial = 'OST-C-2026-0000-0000';
  expect(await verify({ serial })).toEqual({ state: 'unknown', serial });
});

test('it is offered in English too, under the same serial and signature; the files of both languages verify it', async () => {
  await complete();
  const { data } = await issue();
  const chinese = await download(`${data.url}?language=zh`);
  const english = await download(`${data.url}?language=en`);
  expect(english.headers['content-disposition']).toBe(
    `attachment; filename="osteon-certificate-${data.serial}-en.pdf"`,
  );
  const { text, code } = await readPdf(english.rawPayload);
  expect(code.href).toBe(data.verifyUrl);
  const points = data.credit.points.toFixed(1);
  for (const part of [
    'Certificate of Completion',
    'Completed on 22 Nov 2026',
    `${points} class I credit`,
    `test score ${data.score}`,
    `Lecturers: ${data.lecturers.join(', ')}`,
    `No. ${data.serial}`,
    'Issued 22 Nov 2026, 14:40',
  ]) {
    expect(text).toContain(part);
  }
  expect(text.indexOf(data.titleEn)).toBeLessThan(text.indexOf(data.title));
  const own = [data.name, data.title, ...data.lecturers];
  expect(own.reduce((rest, each) => rest.replaceAll(each, ''), text)).not.toMatch(/\p{Script=Han}/u);
  const unspecified = await download(data.url);
  expect(unspecified.rawPayload.equals(chinese.rawPayload)).toBe(true);
  expect((await download(`${data.url}?language=en`)).rawPayload.equals(english.rawPayload)).toBe(true);
  const hashes = [chinese, english].map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'));
  const [row] = await gateway.deps.db.select().from(courseCertificate);
  expect(row?.fileHashes).toEqual(hashes);
  for (const fileHash of hashes) expect((await verify({ ...readCode(code), fileHash })).state).toBe('valid');
});

test.each(['fr', 'EN', '', 'zh&language=en'])('the language %o is refused', async (language) => {
  await complete();
  const { url } = (await issue()).data;
  const reply = await download(`${url}?language=${language}`);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 40000]);
});

test('it is issued once, also by concurrent requests, and its file is the same each time', async () => {
  await complete();
  const answers = await Promise.all(Array.from({ length: 5 }, () => issue()));
  expect(new Set(answers.map(({ data }) => data.serial)).size).toBe(1);
  const { url } = answers[0]?.data ?? {};
  const [first, second] = [await download(url), await download(url)];
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
  const [row] = await gateway.deps.db.select().from(courseCertificate);
  expect(row?.fileHashes).toHaveLength(1);
  const entries = await gateway.deps.db.select({ event: auditEntry.event }).from(auditEntry);
  const events = entries.map(({ event }) => event).filter((event) => event.startsWith('certificate'));
  expect(events.filter((event) => event === 'certificateOpened').length).toBeGreaterThanOrEqual(2);
  expect(events).toContain('certificateIssued');
});

test('a course that is not completed has none, and neither has an id that is no course', async () => {
  expect((await issue()).code).toBe(40900);
  await learnCourse(gateway.deps, OWNER, COURSE);
  expect((await issue()).code).toBe(40900);
  for (const id of ['c999', 'v01']) expect((await issue(id)).code).toBe(40400);
  expect((await issue(COURSE, gateway.browser())).code).toBe(40100);
});

test('a role that earns no credit has one without credits', async () => {
  const company = await gateway.login('13900000001');
  await complete(company, 'sample-01');
  const { data } = await issue(COURSE, company);
  expect(data.credit).toBeNull();
  expect((await verify({ serial: data.serial })).credits).toEqual({ I: 0, II: 0, total: 0 });
  const { text } = await readPdf((await download(data.url, company)).rawPayload);
  expect(text).not.toContain('学分');
});

test('the file is served only to the session of its owner', async () => {
  await complete();
  const { url } = (await issue()).data;
  const other = await gateway.login('13900000002');
  for (const by of [other, gateway.browser()]) expect((await download(url, by)).statusCode).toBe(404);
  expect((await download(`${url}9`)).statusCode).toBe(404);
});

test('a changed name of its owner issues a new one, which replaces it', async () => {
  await complete();
  const before = (await issue()).data;
  const { code } = await readPdf((await download(before.url)).rawPayload);
  await gateway.deps.db.update(account).set({ name: '周予宁' }).where(eq(account.id, OWNER));
  const after = (await issue()).data;
  expect(after.name).toBe('周予宁');
  const points = before.credit.points;
  expect(await verify(readCode(code))).toEqual({
    state: 'replaced',
    serial: before.serial,
    issuedAt: NOW,
    total: points,
    replacedBy: { serial: after.serial, issuedAt: NOW, total: points },
    reason: '',
  });
  expect((await download(before.url)).statusCode).toBe(404);
  expect((await verify({ serial: after.serial })).state).toBe('valid');
});

test('it is revoked with the line of its course, and not issued again', async () => {
  await complete();
  const { serial, url } = (await issue()).data;
  await revoke();
  expect(await verify({ serial })).toEqual({
    state: 'revoked',
    serial,
    issuedAt: NOW,
    revokedAt: NOW,
    reason: '观看记录经复核无效',
  });
  expect((await download(url)).statusCode).toBe(404);
  expect((await issue()).code).toBe(40900);
});

test('too many downloads within a minute are refused', async () => {
  await complete();
  const limited = await testApp({ clock, beside: gateway, env: { LIMITS: 'on' } });
  try {
    const browser = await limited.login('13900000003');
    const { url } = (await issue(COURSE, browser)).data;
    for (let index = 0; index < 10; index++) expect((await download(url, browser)).statusCode).toBe(200);
    expect((await download(url, browser)).json().code).toBe(42900);
  } finally {
    await limited.close();
    owner = await gateway.login('13900000003');
  }
});

test('it is deleted with its account', async () => {
  const leaves = await gateway.login('13900000009');
  await complete(leaves, 'sample-09');
  const { serial } = (await issue(COURSE, leaves)).data;
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect((await verify({ serial })).state).toBe('unknown');
});
