import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errors } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { type Browser, request } from '../../../test/browser.ts';
import { type PhoneUploads, phoneUploads } from '../../../test/phone-uploads.ts';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';
import { checkStorage } from '../../platform/storage/storage-check.ts';
import { m } from '../../texts/index.ts';
import { getPictureFile } from '../media/picture-file.ts';

const run = promisify(execFile);
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_500_000)]);

/** A gateway with a phone and a desktop of one account. */
async function openGateway(env: Record<string, string>) {
  const gateway = await testApp({ env });
  const desktop = await gateway.login('13900000004');
  const phone = gateway.browser();
  await phone.call('phonePasswordLogin', { mobile: '13900000004', passwd: 'Osteon2026!' });
  return { gateway, desktop, phone, uploads: phoneUploads(phone) };
}

async function startUpload(uploads: PhoneUploads, bytes = pdf.length): Promise<string> {
  return String((await uploads.start(bytes, '报告.pdf')).headers['location']);
}

/** Sends a finished upload and downloads it on the desktop; returns the bytes. */
async function receive(phone: Browser, desktop: Browser, location: string): Promise<Buffer> {
  const id = location.split('/').at(-1) ?? '';
  const { data } = (await phone.call('sendTransfer', { fileIds: [id] })).json();
  return (await desktop.send({ method: 'GET', url: data.list[0].resourceResult.files[0].url })).rawPayload;
}

function expectRefusal(reply: Awaited<ReturnType<PhoneUploads['resume']>>, name: 'storageFull' | 'storageUnavailable') {
  const { code, status } = errors[name];
  const text = m[`error.${name}`]({}, { locale: 'zh' });
  expect([reply.statusCode, reply.json().code, reply.json().message]).toEqual([status, code, text]);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
}

describe('a storage that is unavailable', () => {
  let server: S3Server;
  let opened: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    server = await startS3Server();
    opened = await openGateway({ ...server.env });
  });
  afterAll(async () => {
    await opened.gateway.close();
    await server.close();
  });

  test('refuses calls that need a file, leaves stored files unchanged, and continues when it is available again', async () => {
    const { gateway, desktop, phone, uploads } = opened;
    const half = Math.floor(pdf.length / 2);
    const location = await startUpload(uploads);
    expect((await uploads.resume(location, 0, pdf.subarray(0, half))).statusCode).toBe(204);
    const getPicture = (id: string) => request(gateway.app, { url: `/media/images/${id.repeat(32)}-320.webp` });
    for (const id of ['a', 'b']) await gateway.deps.storage.files.put(getPictureFile(id.repeat(32), 320), 'a picture');
    expect((await getPicture('a')).statusCode).toBe(200);
    await server.stop();

    expectRefusal(await uploads.resume(location, half, pdf.subarray(half)), 'storageUnavailable');
    const state = await uploads.state(location);
    expect([state.statusCode, state.headers['upload-offset']]).toEqual([200, String(half)]);
    expect((await getPicture('a')).statusCode).toBe(200);
    const picture = await getPicture('b');
    expect([picture.statusCode, picture.headers['retry-after'], picture.json().code]).toEqual([503, '10', 50301]);
    expect((await gateway.login('13900000003')).cookies.size).toBeGreaterThan(0);
    const metrics = await gateway.app.inject({ url: '/gateway/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.body).toContain('storage_up 0');
    expect((await gateway.app.inject('/gateway/health/ready')).statusCode).toBe(200);
    expect(await checkStorage(gateway.deps)).toContain('ECONNREFUSED');

    await server.restart();
    expect((await getPicture('b')).statusCode).toBe(200);
    expect((await uploads.resume(location, half, pdf.subarray(half))).statusCode).toBe(204);
    expect((await receive(phone, desktop, location)).equals(pdf)).toBe(true);
    const again = await gateway.app.inject({ url: '/gateway/metrics', remoteAddress: '127.0.0.1' });
    expect(again.body).toContain('storage_up 1');
  });

  test('a complete upload that could not be stored is stored later', async () => {
    const { gateway, desktop, phone, uploads } = opened;
    const location = await startUpload(uploads);
    const id = location.split('/').at(-1) ?? '';
    await gateway.deps.storage.files.put(`uploads/${id}/part`, pdf);
    await gateway.deps.sql`update upload set received = bytes, parts = '{part}' where id = ${id}`;
    await server.stop();
    expect((await uploads.state(location)).statusCode).toBe(503);
    expect(await gateway.deps.sql`select id from transfer_file where id = ${id}`).toHaveLength(0);
    await server.restart();
    expect((await uploads.state(location)).headers).toMatchObject({ 'upload-offset': String(pdf.length) });
    expect((await receive(phone, desktop, location)).equals(pdf)).toBe(true);
  });

  test('an upload whose parts are lost must be started again', async () => {
    const { gateway, uploads } = opened;
    const location = await startUpload(uploads);
    const id = location.split('/').at(-1) ?? '';
    await gateway.deps.sql`update upload set received = bytes, parts = '{lost}' where id = ${id}`;
    expect((await uploads.state(location)).statusCode).toBe(404);
    expect(await gateway.deps.sql`select id from upload where id = ${id}`).toHaveLength(0);
  });
});

describe('a full disk', () => {
  let folder: string;
  let opened: Awaited<ReturnType<typeof openGateway>> | undefined;
  let isMounted = false;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'osteon-full-'));
    isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).then(
      () => true,
      () => false,
    );
    if (isMounted) opened = await openGateway({ DATA_DIR: folder, DISK_FLOOR_MB: '0' });
  });
  afterAll(async () => {
    await opened?.gateway.close();
    if (isMounted) await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });

  test('refuses the write, leaves stored files unchanged, and continues once there is free space', async ({ skip }) => {
    if (!opened) return skip('a small disk needs the right to mount a tmpfs');
    const { gateway, desktop, phone, uploads } = opened;
    const stored = await startUpload(uploads);
    expect((await uploads.resume(stored, 0, pdf)).statusCode).toBe(204);
    const location = await startUpload(uploads, 3_000_000);
    const large = Buffer.concat([pdf, pdf]).subarray(0, 3_000_000);
    expectRefusal(await uploads.resume(location, 0, large), 'storageFull');
    const offset = Number((await uploads.state(location)).headers['upload-offset']);
    expect(offset).toBeLessThan(3_000_000);

    expect((await gateway.login('13900000003')).cookies.size).toBeGreaterThan(0);
    expect((await receive(phone, desktop, stored)).equals(pdf)).toBe(true);
    const rest = await run('find', [join(folder, 'files', '_unfinished'), '-type', 'f']);
    expect(rest.stdout).toBe('');

    await run('mount', ['-o', 'remount,size=40m', folder]);
    expect((await uploads.resume(location, offset, large.subarray(offset))).statusCode).toBe(204);
    expect((await receive(phone, desktop, location)).equals(large)).toBe(true);
  });
});

test('below the minimum of free space uploads are refused with a text, and reads and logins continue', async () => {
  const { gateway, phone, uploads } = await openGateway({ DISK_FLOOR_MB: '1048576' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expectRefusal(await uploads.resume(await startUpload(uploads, picture.length), 0, picture), 'storageFull');
  const locked = await gateway.login('13900000012');
  const fileContent = picture.toString('base64');
  expectRefusal(await locked.call('uploadAppealImage', { extName: 'png', fileContent }), 'storageFull');
  expect((await phone.call('getTransferOptions', {})).statusCode).toBe(200);
  expect((await gateway.login('13900000003')).cookies.size).toBeGreaterThan(0);
  await gateway.close();
});
