import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { type PhoneUploads, phoneUploads } from '../../../test/phone-uploads.ts';
import { WAITING_MAX, withImageSlot } from '../../platform/images/image-concurrency.ts';

const LARGEST = 50 * 1024 * 1024;
let gateway: TestApp;
let desktop: Browser;
let phone: Browser;
let uploads: PhoneUploads;
/** Building it is slow, so the tests share it. */
let picture: Buffer;

beforeAll(async () => {
  gateway = await testApp();
  desktop = await gateway.login('13900000004');
  phone = gateway.browser();
  await phone.call('phonePasswordLogin', { mobile: '13900000004', passwd: 'Osteon2026!' });
  uploads = phoneUploads(phone);
  picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});
afterAll(() => gateway.close());
afterEach(async () => {
  const rows = await gateway.deps.sql`select id from upload`;
  await Promise.all(rows.map(({ id }) => uploads.remove(`/gateway/transfer-service/uploads/${id}`)));
});

const getId = (location: string) => location.split('/').at(-1) ?? '';
const complete = () => ({ 'upload-offset': String(picture.length), 'upload-length': String(picture.length) });

async function listParts(location: string): Promise<unknown[]> {
  return [...(await gateway.deps.storage.files.listAll(`uploads/${getId(location)}`)).objects];
}

async function countReceived(location: string): Promise<unknown> {
  const [row] = await gateway.deps.sql`select received from upload where id = ${getId(location)}`;
  return row?.['received'];
}

async function startUpload(bytes = picture.length): Promise<string> {
  const reply = await uploads.start(bytes);
  expect(reply.statusCode).toBe(201);
  return String(reply.headers['location']);
}

/** Sends an upload and opens its picture on the desktop; returns the status. */
async function sentPicture(location: string): Promise<number> {
  const { data } = (await phone.call('sendTransfer', { fileIds: [getId(location)] })).json();
  const url = data?.list[0].resourceResult.files[0].url ?? '/none';
  return (await desktop.send({ method: 'GET', url })).statusCode;
}

/** Sends the whole picture; returns the response, which is sent once the complete picture was processed. */
async function arrived(location: string) {
  const answer = uploads.resume(location, 0, picture);
  const options = { timeout: 15_000, interval: 5 };
  await vi.waitFor(async () => expect(await countReceived(location)).toBe(picture.length), options);
  return { answer };
}

test('a phone that missed the last response gets the response that its upload is complete', async () => {
  const location = await startUpload();
  expect((await uploads.resume(location, 0, picture)).statusCode).toBe(204);
  expect((await uploads.state(location)).headers).toMatchObject(complete());
  expect(await sentPicture(location)).toBe(200);
});

test('an upload is complete only after it was processed', async () => {
  const location = await startUpload();
  const { answer } = await arrived(location);
  expect((await uploads.state(location)).headers).toMatchObject(complete());
  expect(await sentPicture(location)).toBe(200);
  expect((await answer).statusCode).toBe(204);
});

test('an upload that is completed twice concurrently is processed once', async () => {
  const location = await startUpload();
  const { answer } = await arrived(location);
  await Promise.all([answer, uploads.resume(location, picture.length, Buffer.alloc(0))]);
  expect(await sentPicture(location)).toBe(200);
});

/** Sets an upload to the state in which a killed gateway left it: received whole, and not stored. */
async function leaveUnprocessed(location: string, leasedUntil: string | null): Promise<void> {
  const id = getId(location);
  await gateway.deps.storage.files.put(`uploads/${id}/part`, picture);
  await gateway.deps.sql`
    update upload set received = bytes, parts = '{part}', stored_at = null, leased_until = ${leasedUntil}::timestamptz
    where id = ${id}
  `;
}

test.each([
  ['before processing it', null],
  ['while it processed it', '2026-01-01'],
])('an upload whose gateway was killed %s is complete at the next request', async (_when, leasedUntil) => {
  const location = await startUpload();
  await leaveUnprocessed(location, leasedUntil);
  expect((await uploads.state(location)).headers).toMatchObject(complete());
  expect(await sentPicture(location)).toBe(200);
  expect(await listParts(location)).toEqual([]);
});

test('an upload whose gateway was killed after processing is not stored twice', async () => {
  const location = await startUpload();
  await uploads.resume(location, 0, picture);
  await leaveUnprocessed(location, null);
  expect((await uploads.state(location)).headers).toMatchObject(complete());
  expect(await sentPicture(location)).toBe(200);
});

test('a request waits for the gateway that processes the upload', async () => {
  const location = await startUpload();
  await leaveUnprocessed(location, '2100-01-01');
  const state = uploads.state(location);
  expect(await Promise.race([state, sleep(400, 'waits')])).toBe('waits');
  await gateway.deps.sql`update upload set leased_until = null where id = ${getId(location)}`;
  expect((await state).headers).toMatchObject(complete());
});

test('bytes that a lost connection has sent are stored', async () => {
  const location = await startUpload();
  const half = Math.floor(picture.length / 2);
  await uploads.resume(location, 0, picture.subarray(0, half));
  expect((await uploads.resume(location, 0, picture.subarray(0, half))).statusCode).toBe(409);
  expect((await uploads.state(location)).headers).toMatchObject({ 'upload-offset': String(half) });
  expect((await uploads.resume(location, half, picture.subarray(half))).statusCode).toBe(204);
  expect(await sentPicture(location)).toBe(200);
});

test('a refused upload leaves nothing', async () => {
  const location = await startUpload(1000);
  expect((await uploads.resume(location, 0, Buffer.alloc(1000))).statusCode).toBe(415);
  expect((await uploads.state(location)).statusCode).toBe(404);
  expect(await listParts(location)).toEqual([]);
});

test('a body of the creation request is ignored, and can be sent after it', async () => {
  const typed = { 'content-type': 'application/offset+octet-stream' };
  const reply = await uploads.start(picture.length, 'x.png', typed, picture);
  expect(reply.statusCode).toBe(201);
  expect((await uploads.state(String(reply.headers['location']))).headers).toMatchObject({ 'upload-offset': '0' });
});

test('of many concurrent pictures two are processed at a time', async () => {
  const locations = await Promise.all(Array.from({ length: 8 }, () => startUpload()));
  let running = 0;
  let most = 0;
  const image: Sharp = Object.getPrototypeOf(
    sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } }),
  );
  const encode: Sharp['toBuffer'] = Reflect.get(image, 'toBuffer');
  vi.spyOn(image, 'toBuffer').mockImplementation(async function (this: Sharp, ...parameters) {
    most = Math.max(most, ++running);
    return encode.apply(this, parameters).finally(() => running--);
  });
  const replies = await Promise.all(locations.map((location) => uploads.resume(location, 0, picture)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});

/** Occupies the decoder with work that ends at `release`, and queues `waiting` further jobs. */
function occupyDecoder(waiting: number): { release(): Promise<unknown> } {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const jobs = Array.from({ length: 2 + waiting }, () => withImageSlot(() => held));
  return {
    release() {
      resolve();
      return Promise.all(jobs);
    },
  };
}

test('a huge SVG with the name of a photo is refused by its first bytes, without use of the decoder', async () => {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(900_000)}</svg>`,
  );
  const decoder = occupyDecoder(0);
  const reply = await uploads.resume(await startUpload(svg.length), 0, svg);
  expect(reply.json()).toMatchObject({ code: 41500, message: '仅支持图片和PDF文件' });
  await decoder.release();
});

test('if too many pictures wait, an upload gets the response to retry, stays complete and is stored at the retry', async () => {
  const decoder = occupyDecoder(WAITING_MAX);
  const location = await startUpload();
  const reply = await uploads.resume(location, 0, picture);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  await decoder.release();
  expect((await uploads.state(location)).headers).toMatchObject(complete());
  expect(await sentPicture(location)).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['a concatenation of uploads', { 'upload-concat': 'final;/a /b' }],
  ['an upload without a length', { 'upload-length': '', 'upload-defer-length': '1' }],
  ['an upload of negative length', { 'upload-length': '-1' }],
  ['malformed metadata', { 'upload-metadata': 'filename %%%' }],
  ['an unknown version of the protocol', { 'tus-resumable': '' }],
])('%s is refused as bad input', async (_what, headers) => {
  expect((await uploads.start(10, 'x.png', headers)).statusCode).toBe(400);
});

test('uploads that are created concurrently are limited by the remaining quota', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => uploads.start(LARGEST)));
  const accepted = replies.filter(({ statusCode }) => statusCode === 201);
  // The pictures above use a little of the thousand megabytes.
  expect(accepted).toHaveLength(19);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 413]));
});

test('the number of unfinished uploads is limited', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, () => uploads.start(10)));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(40);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test('a phone that reconnects before its lost connection is noticed causes no busy polling', async () => {
  const { port } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
  const part = Buffer.alloc(1024 * 1024);
  const location = await startUpload(2 * part.length);
  const headers = {
    cookie: [...phone.cookies].map((pair) => pair.join('=')).join('; '),
    phonetoken: phone.cookies.get('phoneToken'),
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': 2 * part.length,
  };
  const lost = request({ port, method: 'PATCH', path: location, headers });
  const closed = once(lost, 'close').catch(() => undefined);
  lost.write(part);
  await vi.waitFor(async () => expect(await countReceived(location)).toBe(part.length), 15_000);
  const before = performance.eventLoopUtilization();
  expect((await uploads.state(location)).headers).toMatchObject({ 'upload-offset': String(part.length) });
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  lost.destroy();
  await closed;
});
