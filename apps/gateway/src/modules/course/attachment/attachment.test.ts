import type { ResponseOf } from '@osteon/contract';
import { PermissionScene, ResourceType } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const HOURS = 60 * 60_000;
const ATTACHMENT = { resourceType: ResourceType.course, resourceId: 'c01', attachmentId: 'c01-a1' };

const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  doctor = await gateway.login('13900000003');
});
afterAll(() => gateway.close());

const getUrl = async (by = doctor, payload = ATTACHMENT): Promise<string> =>
  (await by.call('getAttachment', payload)).json().data.url;
const open = async (url: string, by = doctor) => by.send({ method: 'GET', url });

test('the page of a course names its attachments', async () => {
  const course: ResponseOf<'getCourse'> = (await doctor.call('getCourse', { id: 'c01' })).json().data;
  expect(course.attachments).toEqual([
    { id: 'c01-a1', title: '讲义：后外侧入路全髋关节置换：假体安放与脱位预防', bytes: expect.any(Number) },
  ]);
  const other: ResponseOf<'getCourse'> = (await doctor.call('getCourse', { id: 'c02' })).json().data;
  expect(other.attachments).toEqual([]);
});

test('a doctor of level 2 downloads an attachment under its title', async () => {
  const url = await getUrl();
  expect(decodeURIComponent(url)).toMatch(/\/讲义：后外侧入路全髋关节置换：假体安放与脱位预防\.pdf$/);
  const reply = await open(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  const { attachments }: ResponseOf<'getCourse'> = (await doctor.call('getCourse', { id: 'c01' })).json().data;
  expect(reply.rawPayload).toHaveLength(attachments[0]?.bytes ?? 0);
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('returns not found for an attachment of another course, an unknown one, and one of a lecture without attachments', async () => {
  for (const payload of [
    { ...ATTACHMENT, resourceId: 'c10' },
    { ...ATTACHMENT, attachmentId: 'c01-a9' },
    { ...ATTACHMENT, resourceType: ResourceType.video },
  ]) {
    expect((await doctor.call('getAttachment', payload)).json()).toMatchObject({ code: 40400 });
  }
});

test.each([
  ['13900000002', 40306, 'certifyLevel2'],
  ['13900000001', 40305, 'certifyLevel1'],
  ['13900000004', 10009, 'notAllowed'],
])('%s is refused an attachment with %d', async (account, code, outcome) => {
  const reply = await (await gateway.login(account)).call('getAttachment', ATTACHMENT);
  expect(reply.json()).toMatchObject({ code, data: { sceneId: PermissionScene.academicResources, outcome } });
});

test('a signed URL serves only the browser and account that it was signed for', async () => {
  const url = await getUrl();
  expect((await open(url, gateway.browser())).statusCode).toBe(403);
  expect((await open(url, await gateway.login('13900000002'))).statusCode).toBe(403);
  expect((await open(url.replace('c01-a1', 'c10-a1'))).statusCode).toBe(403);
  expect((await open(url.replace(/[^/]+$/, 'other.pdf'))).statusCode).toBe(404);
  expect((await doctor.send({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
});

test('a signed URL expires with the right of its account, with its course, and after six hours', async () => {
  const { sql } = gateway.deps;
  const url = await getUrl();
  await sql`update resource set state = 'withdrawn' where id = 'c01'`;
  expect((await open(url)).statusCode).toBe(404);
  await sql`update resource set state = 'published' where id = 'c01'`;
  expect((await open(url)).statusCode).toBe(200);
  await sql`update account set role_id = 6 where mobile = '13900000003'`;
  clock.advance(1000);
  expect((await open(url)).statusCode).toBe(403);
  await sql`update account set role_id = 11 where mobile = '13900000003'`;
  clock.advance(6 * HOURS);
  expect((await open(url)).statusCode).toBe(403);
});
