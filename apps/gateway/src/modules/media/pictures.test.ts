import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { request } from '../../../test/browser.ts';
import { getPictureFile } from './picture-file.ts';
import { removeUnusedPictures, savePictures } from './picture-service.ts';
import { getThumbnailUrl, presentPicture } from './presenter.ts';
import { type PictureRow, writePicture } from './write-picture.ts';

const gateway = await testApp();
const { db, storage, log } = gateway.deps;
const { files } = storage;
afterAll(() => gateway.close());

const id = 'a'.repeat(32);
await files.put(getPictureFile(id, 320), 'a picture');
await files.put('secret.txt', 'not a picture');
const get = (url: string, headers = {}, from: TestApp = gateway) => request(from.app, { url, headers });

test('a picture is public and never changes', async () => {
  const reply = await get(`/media/images/${id}-320.webp`, { 'sec-fetch-site': 'cross-site' });
  expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/media/images/none.webp',
  `/media/images/${'b'.repeat(32)}-320.webp`,
  `/media/images/${'b'.repeat(32)}-200.webp`,
  `/media/images/${id}-200.webp`,
  '/media/images/..%2fsecret.txt',
  '/media/images/',
])('%s is not found', async (url) => expect((await get(url)).statusCode).toBe(404));

describe('a thumbnail', () => {
  const encode = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#336699' } })
      .webp()
      .toBuffer();

  /** Ingests a picture of its own. */
  async function ingest(width: number): Promise<PictureRow> {
    const bytes = await encode(width);
    const hash = createHash('sha256').update(bytes).update(randomBytes(8)).digest('hex');
    const row = await writePicture({ id: hash.slice(0, 32), alt: '', bytes }, files);
    await savePictures(db, [row]);
    return row;
  }

  /** A picture from before there were thumbnails. */
  async function ingestFormerly(width: number): Promise<PictureRow> {
    const row = await ingest(width);
    await files.delete(pathOf(row));
    return row;
  }

  const pathOf = (row: PictureRow) => getPictureFile(row.id, 200);
  const read = (row: PictureRow, from = gateway) => get(`/media/${pathOf(row)}`, {}, from);

  test.each([
    { width: 200, variants: [200] },
    { width: 260, variants: [260] },
    { width: 700, variants: [320, 640, 700] },
  ])('is written with a picture of $width px, is 200 px wide, and adds no variant to its cover', async (given) => {
    const row = await ingest(given.width);
    expect(row.widths).toEqual(given.variants);
    expect(getThumbnailUrl(presentPicture(row))).toBe(`/media/${pathOf(row)}`);
    expect((await sharp(await files.getBytes(pathOf(row))).metadata()).width).toBe(200);
    expect((await read(row)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('of a narrower picture is the picture itself, which is not enlarged', async () => {
    const row = await ingest(150);
    expect(getThumbnailUrl(presentPicture(row))).toBe(`/media/${getPictureFile(row.id, 150)}`);
    expect((await read(row)).statusCode).toBe(404);
  });

  test.each([260, 700])('of an older picture of %d px is created at its first request, and stored', async (width) => {
    const row = await ingestFormerly(width);
    const reply = await read(row);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(200);
    expect(Buffer.from(await files.getBytes(pathOf(row)))).toEqual(reply.rawPayload);
  });

  test('is the same for all requests at once, at two gateways', async ({ onTestFinished }) => {
    const beside = await testApp({ beside: gateway, env: { DATA_DIR: gateway.deps.config.dataDir } });
    onTestFinished(() => beside.close());
    const row = await ingestFormerly(700);
    const put = vi.spyOn(files, 'put');
    const replies = await Promise.all([...Array(30).keys()].map((at) => read(row, at % 2 === 0 ? gateway : beside)));
    const stored = Buffer.from(await files.getBytes(pathOf(row)));
    for (const reply of replies) expect([reply.statusCode, reply.rawPayload.equals(stored)]).toEqual([200, true]);
    // The other gateway may have been faster.
    expect(put.mock.calls.length).toBeLessThanOrEqual(1);
    put.mockRestore();
  });

  test('of a picture that cannot be decoded is its narrowest variant, after one attempt', async () => {
    const row = await ingestFormerly(700);
    const broken = (await encode(320)).fill(0, 40);
    await files.put(getPictureFile(row.id, 320), broken);
    const warn = vi.spyOn(log, 'warn');
    const replies = [await read(row), ...(await Promise.all([...Array(40)].map(() => read(row))))];
    for (const reply of replies) {
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(reply.rawPayload).toEqual(broken);
    }
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    expect(await files.exists(pathOf(row))).toBe(false);
  });

  test('of a picture whose files are lost is not found', async () => {
    const row = await ingestFormerly(260);
    await files.delete(getPictureFile(row.id, 260));
    expect((await read(row)).statusCode).toBe(404);
  });

  test('is served while the disk is full, and not stored', async () => {
    const row = await ingestFormerly(700);
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const put = vi.spyOn(files, 'put').mockRejectedValue(full);
    const reply = await read(row);
    put.mockRestore();
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(200);
    expect(await files.exists(pathOf(row))).toBe(false);
  });

  test('is removed with its picture', async () => {
    const row = await ingestFormerly(700);
    await read(row);
    await db.transaction((tx) => removeUnusedPictures(tx, files, [row.id]));
    expect(await files.exists(pathOf(row))).toBe(false);
  });
});
