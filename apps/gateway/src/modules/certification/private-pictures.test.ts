import { crc32 } from 'node:zlib';
import { PICTURE_CONSENT } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import {
  applyFor,
  doctorForm,
  listPictureFiles,
  picture,
  upload,
  uploadAll,
} from '../../../test/certification-forms.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../test/jobs/run-daily-jobs.ts';
import { account } from '../account/accounts/tables.ts';
import { auditEntry } from '../audit/tables.ts';
import { certification, certificationPicture } from './tables.ts';

const OWNER = 'sample-01';
const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T02:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20 });
  browser = await gateway.login('13900000001');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const { db, storage } = gateway.deps;
  await db.delete(certification);
  await db.delete(certificationPicture);
  await db.update(account).set({ roleId: 5, authState: 2 }).where(eq(account.id, OWNER));
  await storage.files.deleteAll('certifications/');
  clock.advance(1_000);
});

const listRows = () => gateway.deps.db.select().from(certificationPicture);
const listFiles = () => listPictureFiles(gateway);
const review = () => gateway.modules.operatorServices.certifications;
const open = (id: string, from = browser) => from.send({ url: `/gateway/customer-service/authEnclosure/${id}` });
const getInfo = async () => (await browser.call('getCustomerAuthInfo', {})).json().data;

/** The audit log's entries of an event since the last second. */
async function listEntries(event: typeof auditEntry.$inferSelect.event) {
  const entries = await gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.event, event));
  return entries.filter(({ at }) => at > clock.now() - 1_000).map(({ accountId, detail }) => ({ accountId, detail }));
}

/** Applies and is accepted; returns the number. */
async function certify(): Promise<string> {
  await applyFor(browser, doctorForm(), [11]);
  const { number } = (await getInfo()).certification;
  await review().decide(number, { event: 'accept' }, '审核 0217');
  return number;
}

describe('an uploaded picture', () => {
  test('is stored encrypted, upright and without its location', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' } };
    const sent = await picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { attPath } = (await upload(browser, sent)).json().data;
    const [file = ''] = await listFiles();
    expect(file).toBe(`certifications/${OWNER}/${attPath}.webp.enc`);
    const stored = Buffer.from(await gateway.deps.storage.files.getBytes(file));
    expect([stored.includes('WEBP'), stored.includes('RIFF')]).toEqual([false, false]);
    const metadata = await sharp((await open(attPath)).rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 30, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });

  test.each([
    { what: 'a text', bytes: async () => Buffer.from('<script>alert(1)</script>') },
    {
      what: 'an SVG',
      bytes: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    },
    {
      what: 'a HEIC',
      bytes: async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), Buffer.alloc(99)]),
    },
    { what: 'an AVIF', bytes: () => picture().avif().toBuffer() },
    { what: 'a GIF', bytes: () => picture().gif().toBuffer() },
    { what: 'a PDF', bytes: async () => Buffer.from('%PDF-1.7') },
    { what: 'half a JPEG', bytes: async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 400) },
    { what: 'nothing', bytes: async () => Buffer.from('=') },
    { what: 'an animation', bytes: animate },
    { what: 'a bomb of 900 million pixels', bytes: async () => buildBomb(await picture(8, 8).png().toBuffer()) },
  ])('is refused when it is $what, and nothing is stored', async ({ bytes }) => {
    const reply = await upload(browser, await bytes());
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { code: 41501, message: '请上传图片文件' }]);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
  });

  test('is checked before a decoder is opened', async () => {
    const decode = vi.spyOn(Object.getPrototypeOf(picture()), 'metadata');
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(900_000)}</svg>`);
    expect((await upload(browser, svg)).json().code).toBe(41501);
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });

  test('has 10 MB at most', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const fill = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    const tooLarge = await upload(browser, fill(10_485_761));
    expect([tooLarge.statusCode, tooLarge.json()]).toMatchObject([
      413,
      { code: 41301, message: '图片大小不能超过10MB' },
    ]);
    expect(await listRows()).toEqual([]);
    expect((await upload(browser, fill(10_485_760))).json().code).toBe(0);
  });

  test('far beyond 10 MB is refused with the same text', async () => {
    const fileContent = 'A'.repeat(15 * 1024 * 1024);
    const reply = await browser.call('uploadAuthEnclosure', { extName: 'jpg', fileContent, consent: PICTURE_CONSENT });
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 41301, message: '图片大小不能超过10MB' }]);
  });

  test('is accepted with the consent to the current text, which is in the audit log, or without one', async () => {
    const fileContent = (await picture().jpeg().toBuffer()).toString('base64');
    const outdated = { extName: 'jpg', fileContent, consent: '2020-01-01' };
    const refused = await browser.call('uploadAuthEnclosure', outdated as never);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 40000]);
    const listConsents = () =>
      gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.event, 'certificationConsented'));
    const before = (await listConsents()).length;
    expect(await listRows()).toEqual([]);
    await upload(browser, await picture().jpeg().toBuffer());
    const consents = await listConsents();
    expect(consents).toHaveLength(before + 1);
    expect(consents.at(-1)).toMatchObject({ accountId: OWNER, detail: { version: PICTURE_CONSENT } });
    expect((await browser.call('uploadAuthEnclosure', { extName: 'jpg', fileContent })).json().code).toBe(0);
    expect(await listConsents()).toHaveLength(before + 1);
  });

  test('loses foreign content of the file', async () => {
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]);
    const { attPath } = (await upload(browser, polyglot)).json().data;
    expect((await open(attPath)).rawPayload.includes('script')).toBe(false);
  });

  test('gets a random id, whatever its name', async () => {
    const fileContent = (await picture().jpeg().toBuffer()).toString('base64');
    for (const extName of ['../../etc', 'x\u202Egpj', '..']) {
      const { attPath } = (
        await browser.call('uploadAuthEnclosure', { extName, fileContent, consent: PICTURE_CONSENT })
      ).json().data;
      expect(attPath).toMatch(/^[\w-]{22}$/);
    }
  });

  test('is one of nine waiting ones at most, also in parallel', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const replies = await Promise.all(Array.from({ length: 12 }, () => upload(browser, jpeg)));
    const codes = replies.map((reply) => reply.json().code);
    expect(
      [codes.filter((code) => code === 0), codes.filter((code) => code === 42900)].map(({ length }) => length),
    ).toEqual([9, 3]);
    expect([(await listRows()).length, (await listFiles()).length]).toEqual([9, 9]);
  });

  test('that was never submitted is deleted after a day', async () => {
    await uploadAll(browser, [11, 12]);
    clock.advance(DAY - 1);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await listRows()).toHaveLength(2);
    clock.advance(DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
    expect(await listEntries('certificationPicturesDeleted')).toEqual([{ accountId: OWNER, detail: { pictures: 2 } }]);
  });

  test('that was being stored when the gateway was killed is deleted after a day', async () => {
    const { files } = gateway.deps.storage;
    const put = files.put.bind(files);
    const { promise: revived, resolve: revive } = Promise.withResolvers<void>();
    const stored = new Promise<void>((resolve) => {
      vi.spyOn(files, 'put').mockImplementationOnce(async (...file) => {
        await put(...file);
        resolve();
        await revived;
      });
    });
    const uploading = upload(browser, await picture().jpeg().toBuffer());
    await stored;
    expect(await listFiles()).toHaveLength(1);
    clock.advance(2 * DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
    // The same is true of an upload that was only slow: if its row was deleted, nothing stays.
    revive();
    expect((await uploading).json().code).toBe(40900);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
    vi.restoreAllMocks();
  });
});

describe('a stored picture', () => {
  test('is opened by its owner alone, and each opening is logged', async () => {
    const [{ attPath } = { attPath: '' }] = await uploadAll(browser, [11]);
    const reply = await open(attPath);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="certification.webp"',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await listEntries('certificationPictureOpened')).toEqual([
      { accountId: OWNER, detail: { picture: attPath } },
    ]);

    const unknown = await open('unknown');
    const phone = gateway.browser();
    await phone.call('phonePasswordLogin', { mobile: '13900000001', passwd: 'Osteon2026!' });
    expect((await open(attPath, phone)).statusCode).toBe(200);
    for (const other of [await gateway.login('13900000003'), gateway.browser()]) {
      const refused = await open(attPath, other);
      const { requestId: _one, ...body } = refused.json();
      const { requestId: _other, ...expected } = unknown.json();
      expect([refused.statusCode, body]).toEqual([404, expected]);
    }
    expect(await listEntries('certificationPictureOpened')).toHaveLength(2);
  });

  test('has an encrypted thumbnail of 200 px for its owner, created at the first request if it is missing', async () => {
    const { files } = gateway.deps.storage;
    const { attPath } = (await upload(browser, await picture(800, 600).jpeg().toBuffer())).json().data;
    const thumbnail = `certifications/${OWNER}/${attPath}.thumbnail.webp.enc`;
    const openSmall = (from = browser) => open(`${attPath}?size=small`, from);
    const measure = async () => (await sharp((await openSmall()).rawPayload).metadata()).width;
    expect(await files.exists(thumbnail)).toBe(true);
    expect(await measure()).toBe(200);

    await files.delete(thumbnail);
    for (const other of [await gateway.login('13900000003'), gateway.browser()]) {
      expect((await openSmall(other)).statusCode).toBe(404);
    }
    expect(await files.exists(thumbnail)).toBe(false);
    expect(await measure()).toBe(200);
    expect(Buffer.from(await files.getBytes(thumbnail)).includes('RIFF')).toBe(false);
    expect(await listEntries('certificationPictureOpened')).toHaveLength(2);

    clock.advance(2 * DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
  });

  test('whose file was exchanged for another one is not shown', async () => {
    const [own, other] = await uploadAll(browser, [11, 12]);
    const { files } = gateway.deps.storage;
    await files.copy(
      `certifications/${OWNER}/${other?.attPath}.webp.enc`,
      `certifications/${OWNER}/${own?.attPath}.webp.enc`,
    );
    expect((await open(own?.attPath ?? '')).statusCode).toBe(500);
  });

  test('is stored until 30 days after the decision', async () => {
    const number = await certify();
    clock.advance(30 * DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await listFiles()).toHaveLength(1);
    clock.advance(DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
    expect(await listEntries('certificationPicturesDeleted')).toEqual([
      { accountId: OWNER, detail: { number, pictures: 1 } },
    ]);
    browser = await gateway.login('13900000001');
    const { certification: current, history } = await getInfo();
    expect(current.items).toMatchObject([{ item: 'basicInfo' }, { item: 'workCard', state: 'accepted', picUrl: null }]);
    expect(history[0].event).toBe('deletePictures');
  });

  test('stays if the review is opened again while the job deletes expired pictures', async () => {
    await applyFor(browser, doctorForm(), [11]);
    const { number } = (await getInfo()).certification;
    const refusals = [{ item: 'basicInfo', reason: 'nameDiffers', note: '' }] as const;
    await review().decide(number, { event: 'refuse', refusals }, '审核 0217');
    clock.advance(31 * DAY);
    let deleting = Promise.resolve();
    await gateway.deps.sql.begin(async (submitting) => {
      await submitting`select from account where id = ${OWNER} for update`;
      await submitting`update certification set state = 'review', decided_at = null where number = ${number}`;
      deleting = runDailyJobs(gateway.deps, gateway.modules.jobs);
      await Promise.race([deleting, vi.waitFor(async () => expect(await countLockWaits()).toBe(1), 5000)]);
    });
    await deleting;
    expect([(await listRows()).length, (await listFiles()).length]).toEqual([1, 1]);
    browser = await gateway.login('13900000001');
  });

  async function countLockWaits(): Promise<number> {
    const [row] = await gateway.deps.sql`
      select count(*)::int as waits from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    return Number(row?.['waits']);
  }

  test('is stored while there is no decision, however long that takes', async () => {
    await applyFor(browser, doctorForm(), [11]);
    clock.advance(60 * DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await listFiles()).toHaveLength(1);
    browser = await gateway.login('13900000001');
  });

  test('is deleted by its owner once there is a decision, and not before', async () => {
    await applyFor(browser, doctorForm(), [11]);
    const early = await browser.call('deleteAuthEnclosures', {});
    expect([early.statusCode, early.json().code]).toEqual([409, 40900]);
    const { number } = (await getInfo()).certification;
    const refusals = [{ item: 'workCard', reason: 'blurred', note: '' }] as const;
    await review().decide(number, { event: 'refuse', refusals }, '审核 0217');
    expect((await browser.call('deleteAuthEnclosures', {})).json().code).toBe(0);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
    expect((await browser.call('deleteAuthEnclosures', {})).json().code).toBe(0);
    expect(await listEntries('certificationPicturesDeleted')).toHaveLength(1);
  });

  test('of a refused certification whose pictures were deleted is submitted again', async () => {
    await applyFor(browser, doctorForm(), [11]);
    const { number } = (await getInfo()).certification;
    const refusals = [{ item: 'basicInfo', reason: 'nameDiffers', note: '' }] as const;
    await review().decide(number, { event: 'refuse', refusals }, '审核 0217');
    await browser.call('deleteAuthEnclosures', {});
    await browser.call('submitAuthAction', doctorForm());
    expect((await browser.call('submitAuthAction', { opflag: 2 })).json().code).toBe(40001);
    const authAttList = await uploadAll(browser, [11]);
    expect((await browser.call('submitAuthAction', { opflag: 2, authAttList })).json().code).toBe(0);
  });

  test('is deleted with its account', async () => {
    const owner = await gateway.login('13900000002');
    await applyFor(owner, doctorForm({ level: 2, country: 'OTHER' }), [12]);
    await uploadAll(owner, [11]);
    expect(await listFiles()).toHaveLength(2);
    const cancelRequestedAt = clock.now() - 16 * DAY;
    await gateway.deps.db.update(account).set({ cancelRequestedAt }).where(eq(account.id, 'sample-02'));
    clock.advance(DAY);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect([await listRows(), await listFiles()]).toEqual([[], []]);
    expect(await gateway.deps.db.select().from(certification)).toEqual([]);
  });
});

/** A WebP of three frames. */
async function animate(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#111', '#555', '#999'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A small PNG whose header declares 30,000 × 30,000 pixels. */
function buildBomb(png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
