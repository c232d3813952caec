import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResponseOf } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../test/jobs/run-daily-jobs.ts';
import { type PhoneUploads, phoneUploads } from '../../../test/phone-uploads.ts';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limit-rules.ts';
import { getStoragePaths } from './stored-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let desktop: Browser;
let phone: Browser;
let uploads: PhoneUploads;
let picture: Buffer;

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

async function logInPhone(mobile: string, at = gateway): Promise<Browser> {
  const browser = at.browser();
  const reply = await browser.call('phonePasswordLogin', { mobile, passwd: 'Osteon2026!' });
  expect(reply.json()).toMatchObject({ code: 0 });
  return browser;
}

beforeAll(async () => {
  gateway = await testApp({ clock });
  desktop = await gateway.login('13900000004');
  phone = await logInPhone('13900000004');
  uploads = phoneUploads(phone);
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'who took it' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => gateway.close());

/** Uploads a whole file and returns its id. */
async function upload(content: Buffer, name?: string): Promise<string> {
  const started = await uploads.start(content.length, name);
  expect(started.statusCode).toBe(201);
  const location = String(started.headers['location']);
  const done = await uploads.resume(location, 0, content);
  expect(done.statusCode).toBe(204);
  return location.split('/').at(-1) ?? '';
}

type Sent = ResponseOf<'sendTransfer'>;
const send = async (payload: object): Promise<Sent> => (await phone.call('sendTransfer', payload)).json().data;

const runAllJobs = () => runDailyJobs(gateway.deps, gateway.modules.jobs);

/** Every file of the data folder that remains of uploads or transfers. */
async function listRemainingFiles(): Promise<string[]> {
  const folders = ['uploads', join('files', 'transfers')];
  const lists = folders.map((folder) => readdir(join(gateway.deps.config.dataDir, folder)).catch(() => []));
  return (await Promise.all(lists)).flat().filter((name) => !name.startsWith('.'));
}

test('the phone page shows the account and the resources to send', async () => {
  const { data } = (await phone.call('getTransferOptions', {})).json();
  expect(data.customer).toEqual({ name: '陶若溪', account: '139****0004' });
  expect(data.popular).toHaveLength(8);
  expect(data.recent).toEqual([]);
  expect(data.desktop).toBe('');
  expect(data.resourceLanguage).toBe(1);
  await desktop.call('updateLanguageConfig', { resourceLanguage: 2, videoSubtitlesLanguage: 1, videoAudioLanguage: 2 });
  expect((await phone.call('getTransferOptions', {})).json().data.resourceLanguage).toBe(2);
});

test('the phone page shows the receiving browser, and none after its logout', async () => {
  const own = await logInPhone('13900000005');
  const getActiveDesktop = async () => (await own.call('getTransferOptions', {})).json().data.desktop;
  expect(await getActiveDesktop()).toBeNull();
  const office = gateway.browser();
  const userAgent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
  await office.call(
    'accountPasswdLogin',
    { mobile: '13900000005', passwd: 'Osteon2026!' },
    { 'user-agent': userAgent },
  );
  expect(await getActiveDesktop()).toBe('Chrome · Windows');
  await office.call('logout', {});
  expect(await getActiveDesktop()).toBeNull();
});

test('a resource reaches the desktop of the same account', async () => {
  const { list } = await send({ resources: [{ resourceType: 7, resourceId: 'k04' }] });
  const latest = (await desktop.call('getLatestUnreadTransfer', {})).json().data;
  expect(latest).toMatchObject({ id: list[0]?.id, resourceResult: { resType: 7, resId: 'k04' }, popupStatus: 0 });
});

test('pictures are sent as one transfer and a PDF as another; the location of pictures is removed', async () => {
  const first = await upload(picture, '../../术前\u202E正位.jpg');
  const second = await upload(picture, 'CT.JPEG');
  const paper = await upload(pdf, '核对单.pdf');
  const { list } = await send({ fileIds: [first, paper, second] });
  const [pictures, sheet] = list.map(({ resourceResult }) => resourceResult);
  expect(pictures).toMatchObject({ resType: 20, resName: '术前正位.jpg等2张图片', resNameEn: '', resId: '' });
  expect(pictures?.files).toMatchObject([
    { name: '术前正位.jpg', kind: 'image', width: 40, height: 20 },
    { name: 'CT.jpg', kind: 'image' },
  ]);
  expect(sheet).toMatchObject({ resName: '核对单.pdf', files: [{ kind: 'pdf', picUrl: null, bytes: pdf.length }] });

  const response = await desktop.send({ method: 'GET', url: pictures?.files[0]?.url ?? '' });
  expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-cache' });
  expect((await sharp(response.rawPayload).metadata()).exif).toBeUndefined();
  const small = await desktop.send({ method: 'GET', url: pictures?.files[0]?.picUrl ?? '' });
  expect(small.headers['content-type']).toBe('image/webp');
  const saved = await desktop.send({ method: 'GET', url: sheet?.files[0]?.url ?? '' });
  expect(saved.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/);
  expect(saved.headers['x-content-type-options']).toBe('nosniff');
  expect(saved.rawPayload).toEqual(pdf);
});

test('lists show a thumbnail of 200 px, which a picture from an earlier version gets at the first request', async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });
  const { files } = gateway.deps.storage;
  const fileIds = [];
  for (const name of ['CT.png', 'MRI.png']) fileIds.push(await upload(await draw(900, 600).png().toBuffer(), name));
  const [id = ''] = fileIds;
  const { thumbnail, former } = getStoragePaths({ id, kind: 'image', name: 'CT.png' });
  await files.delete(thumbnail);
  await files.put(former, await draw(480, 320).webp().toBuffer());

  const { list } = await send({ fileIds });
  const [early = '', late = ''] = (list[0]?.resourceResult.resUrlList ?? []).map(({ picUrl }) => picUrl);
  const stranger = await gateway.login('13900000003');
  expect((await stranger.send({ url: early })).statusCode).toBe(404);
  expect(await files.exists(thumbnail)).toBe(false);
  for (const url of [early, late]) {
    const reply = await desktop.send({ url });
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 200, height: 133 });
  }
  expect(await files.exists(thumbnail)).toBe(true);
});

test('an interrupted upload is resumed', async () => {
  const location = String((await uploads.start(picture.length)).headers['location']);
  expect((await uploads.resume(location, 0, picture.subarray(0, 100))).headers['upload-offset']).toBe('100');
  const state = await uploads.state(location);
  expect(state.headers).toMatchObject({ 'upload-offset': '100', 'upload-length': String(picture.length) });
  expect((await uploads.resume(location, 40, picture.subarray(40))).json()).toMatchObject({ code: 40900 });
  expect((await uploads.resume(location, 100, picture.subarray(100))).statusCode).toBe(204);
});

test('a file is sent once, by its owner, who may repeat the call if the response was lost', async () => {
  const fileId = await upload(picture);
  const stranger = await logInPhone('13900000005');
  expect((await stranger.call('sendTransfer', { fileIds: [fileId] })).statusCode).toBe(404);
  const count = async () => (await desktop.call('listTransfers', { pageSize: 9999 })).json().data.pageList.length;
  const before = await count();
  const [first, again] = await Promise.all([1, 2].map(() => send({ fileIds: [fileId] })));
  expect(first?.list).toMatchObject([{ resourceResult: { files: [{ id: fileId }] } }]);
  expect(again).toEqual(first);
  expect(await count()).toBe(before + 1);
  expect((await phone.call('sendTransfer', { fileIds: [fileId, await upload(picture)] })).statusCode).toBe(404);
  expect((await stranger.call('sendTransfer', { fileIds: [fileId] })).statusCode).toBe(404);
});

test.each([
  ['nothing', {}],
  ['the same file twice', { fileIds: ['x', 'x'] }],
])('%s is not sent', async (_name, payload) => {
  expect((await phone.call('sendTransfer', payload)).statusCode).toBe(400);
});

test('an unknown resource fails the call, and no other is sent', async () => {
  const count = async () => (await desktop.call('listTransfers', { pageSize: 9999 })).json().data.pageList.length;
  const before = await count();
  const resources = [
    { resourceType: 1, resourceId: 'v37' },
    { resourceType: 2, resourceId: 'v37' },
  ];
  expect((await phone.call('sendTransfer', { resources })).statusCode).toBe(404);
  expect(await count()).toBe(before);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  [
    'a page that calls itself a picture',
    async () => Buffer.from('<html><script>alert(1)</script></html>'),
    '仅支持图片和PDF文件',
  ],
  ['a drawing that can carry scripts', async () => Buffer.from(svg), '仅支持图片和PDF文件'],
  ['a bomb of pixels', () => bomb(14_000), '图片像素过高，请缩小后重试'],
  ['a moving picture', () => moving(), '不支持动图和多页图片，请发送单张图片'],
  ['half a picture', half, '图片已损坏，请重新选择'],
])('%s is refused with a text, and nothing of it is stored', async (_name, make, text) => {
  const before = await listRemainingFiles();
  const content = await make();
  const location = String((await uploads.start(content.length)).headers['location']);
  const reply = await uploads.resume(location, 0, content);
  expect(reply.json()).toMatchObject({ code: 41500, message: text });
  expect(await listRemainingFiles()).toEqual(before);
  expect((await uploads.state(location)).statusCode).toBe(404);
});

test('an upload of 200 MB is refused before a byte is sent', async () => {
  const reply = await uploads.start(200 * 1024 * 1024);
  expect(reply.json()).toMatchObject({ code: 41300, message: '单个文件不能超过50MB' });
});

test('an upload over the quota is refused', async () => {
  const { sql } = gateway.deps;
  await sql`insert into transfer_file (id, account_id, name, kind, bytes, created_at)
    values ('large', 'sample-04', 'x.pdf', 'pdf', 1048000000, now())`;
  expect((await uploads.start(40 * 1024 * 1024)).json()).toMatchObject({
    code: 41300,
    message: expect.stringContaining('传输空间已满'),
  });
  await sql`delete from transfer_file where id = 'large'`;
});

test('an upload is continued only by its own account', async () => {
  const location = String((await uploads.start(picture.length)).headers['location']);
  const stranger = await logInPhone('13900000005');
  expect((await phoneUploads(stranger).resume(location, 0, picture)).statusCode).toBe(404);
  expect((await phoneUploads(gateway.browser()).resume(location, 0, picture)).statusCode).toBe(401);
  expect((await phoneUploads(desktop).resume(location, 0, picture)).statusCode).toBe(401);
});

test('a page of another site, or without the CSRF token, cannot start an upload', async () => {
  expect((await uploads.start(10, 'x', { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await uploads.start(10, 'x', { phonetoken: '' })).statusCode).toBe(403);
});

test("files are readable only by their owner's desktop", async () => {
  const { list } = await send({ fileIds: [await upload(picture)] });
  const url = list[0]?.resourceResult.files[0]?.url ?? '';
  const other = await gateway.login('13900000005');
  const codes = await Promise.all(
    [desktop, other, gateway.browser(), phone].map((browser) => browser.send({ method: 'GET', url })),
  );
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 404, 401, 401]);
});

test('sent files are deleted after 30 days, unsent ones after one', async () => {
  const unsent = await upload(picture);
  await send({ fileIds: [await upload(pdf)] });
  const { sql } = gateway.deps;
  clock.advance(2 * DAY_MS);
  await runAllJobs();
  expect(await sql`select id from transfer_file where id = ${unsent}`).toEqual([]);
  expect((await sql`select id from transfer_file`).length).toBeGreaterThan(0);
  clock.advance(30 * DAY_MS);
  await runAllJobs();
  expect(await sql`select id from transfer_file`).toEqual([]);
  expect(await sql`select id from transfer where res_type = 20`).toEqual([]);
  expect((await listRemainingFiles()).filter((name) => /\.(?:jpg|pdf|webp)$/.test(name))).toEqual([]);
  // The sessions have expired unused.
  desktop = await gateway.login('13900000004');
  phone = await logInPhone('13900000004');
  uploads = phoneUploads(phone);
});

test('a file that is sent while the unsent ones are deleted stays', async () => {
  const fileId = await upload(picture);
  const { list } = await send({ resources: [{ resourceType: 1, resourceId: 'v37' }] });
  clock.advance(2 * DAY_MS);
  const { sql } = gateway.deps;
  let removing = Promise.resolve();
  await sql.begin(async (sending) => {
    await sending`update transfer_file set transfer_id = ${list[0]?.id ?? ''} where id = ${fileId}`;
    removing = runAllJobs();
    const waits = vi.waitFor(async () => expect(await waitingForLocks()).toBeGreaterThan(0), 15_000);
    await Promise.race([removing, waits]);
  });
  await removing;
  expect(await sql`select id from transfer_file where id = ${fileId}`).toHaveLength(1);
});

async function waitingForLocks(): Promise<number> {
  const [row] = await gateway.deps.sql`
    select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  return Number(row?.['count']);
}

async function half(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251));
  const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

function bomb(edge: number): Promise<Buffer> {
  return sharp({ create: { width: edge, height: edge, channels: 3, background: '#000' }, limitInputPixels: false })
    .png()
    .toBuffer();
}

async function moving(): Promise<Buffer> {
  const frames = Buffer.alloc(4 * 4 * 3 * 5);
  for (let frame = 0; frame < 5; frame++) frames.fill(frame * 50, frame * 48, (frame + 1) * 48);
  return sharp(frames, { raw: { width: 4, height: 20, channels: 3, pageHeight: 4 } })
    .gif()
    .toBuffer();
}

test('a phone that sends too often is limited, and nothing of it is stored', async ({ onTestFinished }) => {
  const limited = await testApp({ env: { LIMITS: 'on' } });
  onTestFinished(() => limited.close());
  const sender = await logInPhone('13900000004', limited);
  const sendOnce = () => sender.call('sendTransfer', { resources: [{ resourceType: 1, resourceId: 'v01' }] });
  for (let sent = 0; sent < RATE_LIMITS.transfers.perCaller; sent++) expect((await sendOnce()).statusCode).toBe(200);
  expect((await sendOnce()).statusCode).toBe(429);
  expect(await limited.deps.sql`select from transfer where account_id = 'sample-04'`).toHaveLength(
    RATE_LIMITS.transfers.perCaller,
  );
});
