import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { type PhoneUploads, phoneUploads } from '../../../test/phone-uploads.ts';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';

const getId = (location: string) => location.split('/').at(-1) ?? '';

let server: S3Server;
let picture: Buffer;

beforeAll(async () => {
  server = await startS3Server();
  const noise = randomBytes(1200 * 900 * 3);
  picture = await sharp(noise, { raw: { width: 1200, height: 900, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

describe.each(['a shared folder', 'a bucket'])('two gateways over %s', (kind) => {
  const gateways: TestApp[] = [];
  let phones: PhoneUploads[];
  let phone: Browser;
  let desktop: Browser;

  beforeAll(async () => {
    const first = await testApp({ env: kind === 'a bucket' ? server.env : {} });
    const env = kind === 'a bucket' ? server.env : { DATA_DIR: first.deps.config.dataDir };
    const second = await testApp({ beside: first, env });
    gateways.push(first, second);
    desktop = await second.login('13900000004');
    phone = first.browser();
    await phone.call('phonePasswordLogin', { mobile: '13900000004', passwd: 'Osteon2026!' });
    const other = second.browser();
    for (const [name, value] of phone.cookies) other.cookies.set(name, value);
    phones = [phoneUploads(phone), phoneUploads(other)];
  });
  afterAll(async () => {
    await gateways[1]?.close();
    await gateways[0]?.close();
  });

  function at(index: number): PhoneUploads {
    const uploads = phones[index];
    if (!uploads) throw new Error('There is no such gateway.');
    return uploads;
  }

  async function startUpload(bytes: number): Promise<string> {
    return String((await at(0).start(bytes)).headers['location']);
  }

  async function sentPicture(location: string): Promise<number> {
    const { data } = (await phone.call('sendTransfer', { fileIds: [getId(location)] })).json();
    const url = data?.list[0].resourceResult.files[0].url ?? '/none';
    return (await desktop.send({ method: 'GET', url })).statusCode;
  }

  test('a phone resumes its upload with the other gateway', async () => {
    const location = await startUpload(picture.length);
    const half = Math.floor(picture.length / 2);
    expect((await at(0).resume(location, 0, picture.subarray(0, half))).statusCode).toBe(204);
    expect((await at(1).state(location)).headers).toMatchObject({ 'upload-offset': String(half) });
    expect((await at(1).resume(location, half, picture.subarray(half))).statusCode).toBe(204);
    expect((await at(0).state(location)).headers).toMatchObject({ 'upload-offset': String(picture.length) });
    expect(await sentPicture(location)).toBe(200);
    const left = await gateways[0]?.deps.storage.files.listAll(`uploads/${getId(location)}`);
    expect([...(left?.objects ?? [])]).toEqual([]);
  });

  test('of two gateways that receive the same bytes one wins', async () => {
    const location = await startUpload(picture.length);
    const replies = await Promise.all([0, 1].map((index) => at(index).resume(location, 0, picture)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await sentPicture(location)).toBe(200);
  });

  test('an upload that both gateways complete is stored once', async () => {
    const location = await startUpload(picture.length);
    const half = Math.floor(picture.length / 2);
    await at(0).resume(location, 0, picture.subarray(0, half));
    const last = at(0).resume(location, half, picture.subarray(half));
    const states = await Promise.all([0, 1, 1].map((index) => at(index).state(location)));
    expect((await last).statusCode).toBe(204);
    expect(states.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await sentPicture(location)).toBe(200);
  });

  test('the daily job deletes unfinished uploads', async () => {
    const location = await startUpload(picture.length);
    await at(0).resume(location, 0, picture.subarray(0, 1000));
    const [first] = gateways;
    if (!first) throw new Error('The gateway is not open.');
    const disk = first.deps.storage.files;
    const job = first.modules.jobs.find(({ name }) => name === 'unfinished uploads');
    const count = async () => [...(await disk.listAll(`uploads/${getId(location)}`)).objects].length;
    const day = 24 * 60 * 60 * 1000;
    await first.deps.db.transaction((tx) => job?.batch(tx, Date.now() + day - 60_000) ?? Promise.resolve(false));
    expect(await count()).toBe(1);
    await first.deps.db.transaction((tx) => job?.batch(tx, Date.now() + day + 60_000) ?? Promise.resolve(false));
    expect(await count()).toBe(0);
    expect((await at(1).state(location)).statusCode).toBe(404);
  });
});
