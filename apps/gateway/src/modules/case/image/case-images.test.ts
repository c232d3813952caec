import { CASE_IMAGE_BYTES_MAX, CASE_IMAGES_MAX } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { insertDraft, makeTextPicture } from '../../../../test/case/image-drafts.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { account } from '../../account/accounts/tables.ts';
import { getPictureFile } from '../../media/picture-file.ts';
import { caseDraft, caseDraftImage } from '../base/tables.ts';
import { createImageFiles } from './image-files-service.ts';
import { createPublishImages } from './publish-images-service.ts';

const AUTHOR = 'sample-03';
const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let author: Browser;
let other: Browser;
let draftId: string;

beforeAll(async () => {
  gateway = await testApp({ clock });
  author = await gateway.login('13900000003');
  other = await gateway.login('13900000009');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.db.delete(caseDraft);
  await gateway.deps.storage.files.deleteAll('case-images/');
  draftId = await insertDraft(gateway, AUTHOR);
});

const upload = (bytes: Buffer, from = author, draft = draftId) =>
  from.call('uploadCaseImage', { draftId: draft, extName: 'png', fileContent: bytes.toString('base64') });
const mask = (imageId: string, boxes: object[], isChecked = false, from = author) =>
  from.call('maskCaseImage', { imageId, boxes: boxes as [], isChecked });
const list = async (from = author) => (await from.call('listCaseImages', { draftId })).json();
const open = (url: string, from = author) => from.send({ url });
const listRows = () => gateway.deps.db.select().from(caseDraftImage);

/** A plain picture, which needs no time to be read. */
const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#202020' } })
    .png()
    .toBuffer();

async function listFiles(): Promise<string[]> {
  const { objects } = await gateway.deps.storage.files.listAll('case-images/', { recursive: true });
  return [...objects].flatMap((object) => ('key' in object ? object.key : []));
}

describe('text in a picture', () => {
  test('is found, covered in the pixels, and may be uncovered again', async () => {
    const picture = await makeTextPicture('姓名：王建国');
    await upload(picture.bytes);
    // A busy machine may need more than the time for which the upload waits.
    const uploaded = await vi.waitFor(async () => {
      const [image] = (await list()).data.list;
      expect(image.state).toBe('ready');
      return image;
    }, 60_000);
    expect(uploaded).toMatchObject({ state: 'ready', width: 400, height: 200, boxes: [], isChecked: false });
    expect(uploaded.flags).toHaveLength(1);
    const [{ text, ...box }] = uploaded.flags;
    expect(text).toContain('王');
    expect(await countBright((await open(uploaded.url)).rawPayload)).toBeGreaterThan(100);

    const covered = (await mask(uploaded.imageId, [box])).json().data;
    expect(covered).toMatchObject({ boxes: [box], isChecked: true });
    expect(covered.url).not.toBe(uploaded.url);
    for (const url of [covered.url, covered.thumbnailUrl, uploaded.url]) {
      expect(await countBright((await open(url)).rawPayload)).toBe(0);
    }
    expect((await list()).data.list).toEqual([covered]);

    const undone = (await mask(uploaded.imageId, [])).json().data;
    expect(undone).toMatchObject({ boxes: [], isChecked: false });
    expect(await countBright((await open(undone.url)).rawPayload)).toBeGreaterThan(100);
    expect((await mask(uploaded.imageId, [], true)).json().data).toMatchObject({ boxes: [], isChecked: true });
    expect(await listFiles()).toHaveLength(2);
  });

  test('is not in a plain picture, which is checked at once', async () => {
    expect((await upload(await plain())).json().data).toMatchObject({ state: 'ready', flags: [], isChecked: true });
  });

  test('that cannot be read makes the picture fail, after its retries', async () => {
    const { imageId } = (await upload(await plain())).json().data;
    const worker = gateway.modules.workers.find(({ queue }) => queue.name === 'case-image-texts');
    await gateway.deps.db.update(caseDraftImage).set({ state: 'reading' });
    await gateway.deps.storage.files.deleteAll('case-images/');
    const job = { id: 'job', signal: new AbortController().signal };
    await expect(worker?.work({ id: imageId }, { ...job, attempt: 0, isLastAttempt: false })).rejects.toThrow(
      'missing',
    );
    await worker?.work({ id: imageId }, { ...job, attempt: 3, isLastAttempt: true });
    expect((await list()).data.list).toMatchObject([{ state: 'failed', url: '' }]);
    expect((await mask(imageId, [])).json().code).toBe(40900);
  });
});

describe('a picture', () => {
  test('loses its location, and is stored encrypted and as WebP', async () => {
    const bytes = await sharp(await plain())
      .withExif({ IFD0: { Artist: 'Li Ming' }, IFD3: { GPSLatitude: '31/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Li Ming')).toBe(true);
    const { url } = (await upload(bytes)).json().data;
    const reply = await open(url);
    const { format, exif } = await sharp(reply.rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    for (const path of await listFiles()) {
      const stored = Buffer.from(await gateway.deps.storage.files.getBytes(path));
      expect([stored.includes('WEBP'), stored.includes('Li Ming')]).toEqual([false, false]);
    }
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  test.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['SVG', () => Buffer.from(svg), 41500],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 41500],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      41500,
    ],
    ['an animation', makeAnimation, 41500],
    ['half a picture', async () => (await makeTextPicture('王')).bytes.subarray(0, 600), 41500],
    ['30,000 pixels square', () => makeHugePng(30_000), 41500],
    ['more than 10 MB', () => Buffer.alloc(CASE_IMAGE_BYTES_MAX + 1), 41300],
  ])('of %s is refused, and nothing of it is stored', async (_what, make, code) => {
    expect((await upload(await make())).json().code).toBe(code);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
  });

  test('of another account is not found', async () => {
    const { imageId, url } = (await upload(await plain())).json().data;
    expect((await upload(await plain(), other)).json().code).toBe(40400);
    expect((await mask(imageId, [], true, other)).json().code).toBe(40400);
    expect((await list(other)).code).toBe(40400);
    for (const each of [other, gateway.browser()]) expect((await open(url, each)).statusCode).toBe(404);
    expect((await open('/gateway/case-service/image/none')).statusCode).toBe(404);
  });

  test.each([
    ['right', { x: 40, y: 0, width: 21, height: 5 }],
    ['bottom', { x: 0, y: 39, width: 5, height: 2 }],
  ])('is not covered beyond its %s edge', async (_edge, box) => {
    const { imageId } = (await upload(await plain())).json().data;
    expect((await mask(imageId, [box])).json().code).toBe(40000);
    expect((await list()).data.list[0].boxes).toEqual([]);
  });

  test('of a draft in review does not change', async () => {
    const { imageId } = (await upload(await plain())).json().data;
    await gateway.deps.db.update(caseDraft).set({ state: 'review' });
    expect((await mask(imageId, [])).json().code).toBe(40900);
    expect((await upload(await plain())).json().code).toBe(40900);
  });

  test('is added by members alone', async () => {
    await gateway.deps.db.update(account).set({ expirationTime: 0 }).where(eq(account.id, AUTHOR));
    const former = await gateway.login('13900000003');
    const { code } = (await upload(await plain(), former)).json();
    await gateway.deps.db
      .update(account)
      .set({ expirationTime: clock.now() + 900 * DAY })
      .where(eq(account.id, AUTHOR));
    // The session of the other login has displaced it.
    author = await gateway.login('13900000003');
    expect(code).toBe(40311);
  });

  test('is one of forty of a draft at most', async () => {
    await upload(await plain());
    const [row] = await listRows();
    if (!row) throw new Error('no picture');
    const rows = Array.from({ length: CASE_IMAGES_MAX - 1 }, (_, at) => ({ ...row, id: `${row.id}${at}` }));
    await gateway.deps.db.insert(caseDraftImage).values(rows);
    expect((await upload(await plain())).json().code).toBe(42900);
  });

  test('is refused while the storage is full, and nothing of it is left', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const put = vi.spyOn(gateway.deps.storage.files, 'put').mockRejectedValue(full);
    const reply = await upload(await plain());
    put.mockRestore();
    expect([reply.statusCode, reply.json().code]).toEqual([507, 50700]);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
  });

  test('is published with its boxes covered, once, and discarded whole', async () => {
    const { files } = gateway.deps.storage;
    const publishing = createPublishImages(gateway.deps, createImageFiles(gateway.deps));
    const white = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { imageId } = (await upload(white)).json().data;
    await mask(imageId, [{ x: 0, y: 0, width: 60, height: 40 }], true);
    const images = [{ imageId, alt: '术前' }];
    const prepared = await publishing.prepareImages(images);
    expect(await publishing.prepareImages(images)).toEqual(prepared);
    expect(prepared).toMatchObject([{ imageId, picture: { alt: '术前', width: 60, height: 40 } }]);
    const path = getPictureFile(prepared[0]?.picture.id ?? '', 60);
    expect(await countBright(Buffer.from(await files.getBytes(path)))).toBe(0);
    await publishing.discardImages(prepared);
    expect(await files.exists(path)).toBe(false);
    const { folders = [] } = await gateway.deps.db.transaction((tx) => publishing.listFiles(tx, { draftId }));
    for (const folder of folders) await files.deleteAll(folder);
    expect(await listFiles()).toEqual([]);
  });

  test('that its draft does not name is deleted after a week', async () => {
    const { imageId } = (await upload(await plain())).json().data;
    await upload(await plain());
    const image = { imageId, caption: '', phase: 'before' } as const;
    const [draft] = await gateway.deps.db.select().from(caseDraft);
    if (!draft) throw new Error('no draft');
    await gateway.deps.db.update(caseDraft).set({ fields: { ...draft.fields, images: [image] } });
    clock.advance(8 * DAY);
    await runDailyJobs(
      gateway.deps,
      gateway.modules.jobs.filter(({ name }) => name === 'case-images'),
    );
    expect((await listRows()).map(({ id }) => id)).toEqual([imageId]);
    expect(await listFiles()).toHaveLength(2);
  });
});

/** Pixels that are brighter than a dark radiograph: letters. */
async function countBright(bytes: Buffer): Promise<number> {
  const pixels = await sharp(bytes).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 120).length;
}

function makeAnimation(): Promise<Buffer> {
  const pixels = Buffer.alloc(8 * 16 * 3, 90).fill(200, 8 * 8 * 3);
  return sharp(pixels, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ delay: [90, 90] })
    .toBuffer();
}

/** The header of a PNG alone: a decoder that ignored it would need gigabytes. */
async function makeHugePng(side: number): Promise<Buffer> {
  const bytes = await plain();
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
