import { formatDay } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { accountLock } from '../account/lock/tables.ts';
import { createAppealImageService } from './image-service.ts';
import { appeal, appealImage } from './tables.ts';

const LOCKED = '13900000012';
const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20 });
  browser = await gateway.login(LOCKED);
});
afterAll(() => gateway.close());

const upload = (bytes: Buffer, from = browser) =>
  from.call('uploadAppealImage', { extName: 'jpg', fileContent: bytes.toString('base64') });

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

async function imageId(): Promise<string> {
  return (await upload(await picture().jpeg().toBuffer())).json().data.imageId;
}

const review = () => gateway.modules.operatorServices.appeals;

describe('a picture for an appeal', () => {
  test('is stored as WebP without its location, upright', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' } };
    const sent = await picture(40, 30).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { imageId } = (await upload(sent)).json().data;
    const stored = await sharp(
      Buffer.from(await gateway.deps.storage.files.getBytes(`appeals/sample-12/${imageId}.webp`)),
    ).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 30, height: 40 });
    expect(stored.exif).toBeUndefined();
  });

  test('is scaled down if it is large', async () => {
    const { imageId } = (await upload(await picture(4000, 1000).png().toBuffer())).json().data;
    const [row] = await gateway.deps.db.select().from(appealImage).where(eq(appealImage.id, imageId));
    expect(row).toMatchObject({ width: 2048, height: 512 });
  });

  test.each([
    { what: 'a text', bytes: async () => Buffer.from('<script>alert(1)</script>') },
    {
      what: 'an SVG',
      bytes: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    },
    { what: 'a GIF', bytes: () => picture().gif().toBuffer() },
    { what: 'half a JPEG', bytes: async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 400) },
    { what: 'nothing', bytes: async () => Buffer.from('=') },
    { what: 'an animated image', bytes: animatedImage },
    { what: 'a bomb of 196 million pixels', bytes: () => picture(14_000, 14_000).png().toBuffer() },
  ])('is refused when it is $what', async ({ bytes }) => {
    expect((await upload(await bytes())).json()).toMatchObject({ code: 110049, data: null });
  });

  test('loses foreign content of the file', async () => {
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]);
    const { imageId } = (await upload(polyglot)).json().data;
    const stored = await gateway.deps.storage.files.getBytes(`appeals/sample-12/${imageId}.webp`);
    expect(Buffer.from(stored).includes('script')).toBe(false);
  });

  test('has 10 MB at most', async () => {
    const reply = await browser.call('uploadAppealImage', {
      extName: 'jpg',
      fileContent: 'A'.repeat(14 * 1024 * 1024),
    });
    expect(reply.statusCode).toBe(413);
  });

  test('is refused without a permanent lock', async () => {
    const sent = await picture().jpeg().toBuffer();
    for (const mobile of ['13900000003', '13900000011']) {
      const reply = await upload(sent, await gateway.login(mobile));
      expect(reply.json()).toMatchObject({ code: 110047, data: null });
    }
    expect((await upload(sent, gateway.browser())).statusCode).toBe(401);
  });

  test('is one of nine unsent ones at most, and is deleted after a day', async () => {
    const { db, storage } = gateway.deps;
    const uploads = [];
    for (let images = 1; images <= 10; images++) uploads.push((await upload(await picture().jpeg().toBuffer())).json());
    expect(uploads.at(-1)).toMatchObject({ code: 42900 });
    const waiting = await db.select().from(appealImage).where(eq(appealImage.accountId, 'sample-12'));
    expect(waiting).toHaveLength(9);

    clock.advance(DAY + 1);
    const images = createAppealImageService(gateway.deps);
    expect(await db.transaction((tx) => images.deleteExpired(tx, clock.now()))).toBe(false);
    expect(await db.select().from(appealImage)).toHaveLength(0);
    expect(await storage.files.exists(`appeals/sample-12/${waiting[0]?.id}.webp`)).toBe(false);
  });
});

test('a huge SVG for an appeal is refused by its first bytes', async () => {
  const owner = await gateway.login(LOCKED);
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(900_000)}</svg>`,
  );
  const decode = vi.spyOn(Object.getPrototypeOf(picture()), 'metadata');
  expect((await upload(svg, owner)).json()).toMatchObject({ code: 110049, data: null });
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

describe('an appeal', () => {
  test('is stored once, with its pictures, however many requests send it concurrently', async () => {
    browser = await gateway.login(LOCKED);
    expect((await browser.call('getAppeal', {})).json().data).toEqual({ appeal: null });
    const imageIds = [await imageId(), await imageId()];
    const left = await imageId();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('submitAppeal', { reason: ' 都是我本人登录 ', imageIds })),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 110048)).toHaveLength(9);
    const caseNumber = `SS${formatDay(clock.now()).replaceAll('-', '')}-0001`;
    expect((await browser.call('getAppeal', {})).json().data.appeal).toEqual({
      caseNumber,
      state: 'open',
      createdAt: clock.now(),
      answeredAt: null,
      answer: '',
      answeredBy: '',
    });
    const found = await review().showAppeal(caseNumber);
    expect(found?.reason).toBe('都是我本人登录');
    expect(found?.images.toSorted()).toEqual(imageIds.map((id) => `appeals/sample-12/${id}.webp`).toSorted());
    expect(await gateway.deps.storage.files.exists(`appeals/sample-12/${left}.webp`)).toBe(false);
  });

  test('retains its pictures until 30 days after the answer', async () => {
    const { db, storage } = gateway.deps;
    const [open] = await review().listAppeals('open', 10);
    const { images: paths = [] } = (await review().showAppeal(open?.caseNumber ?? '')) ?? {};
    const service = createAppealImageService(gateway.deps);
    const deleteAnswered = (after: number) => db.transaction((tx) => service.deleteAnswered(tx, clock.now() + after));
    const listStored = () => Promise.all(paths.map((path) => storage.files.exists(path)));
    await deleteAnswered(400 * DAY);
    expect(await listStored()).toEqual([true, true]);
    await db.update(appeal).set({ answeredAt: clock.now() });
    await deleteAnswered(30 * DAY);
    expect(await listStored()).toEqual([true, true]);
    expect(await deleteAnswered(30 * DAY + 1)).toBe(false);
    expect(await listStored()).toEqual([false, false]);
    await db.update(appeal).set({ answeredAt: null });
  });

  test('that is rejected may be sent again; one that is accepted lifts the lock, and the owner is notified', async () => {
    const [first] = await review().listAppeals('open', 10);
    const rejection = { accept: false, text: '请补充会诊通知', operator: '客服 陈' };
    const answers = await Promise.all([1, 2].map(() => review().answerAppeal(first?.caseNumber ?? '', rejection)));
    expect(answers.filter(({ result }) => result === 'decided')).toHaveLength(1);
    expect((await browser.call('getAppeal', {})).json().data.appeal).toMatchObject({
      state: 'rejected',
      answer: '请补充会诊通知',
      answeredBy: '客服 陈',
    });
    expect((await browser.call('getDoctorInfo', {})).statusCode).toBe(423);

    clock.advance(1_000);
    const { caseNumber } = (await browser.call('submitAppeal', { reason: '附会诊通知' })).json().data.appeal;
    expect(caseNumber).toMatch(/-0002$/);
    await review().answerAppeal(caseNumber, { accept: true, text: '账号已恢复' });
    clock.advance(1_000);
    expect((await browser.call('getDoctorInfo', {})).statusCode).toBe(200);
    expect((await browser.call('getAppeal', {})).json().data.appeal).toMatchObject({
      caseNumber,
      state: 'accepted',
      answeredBy: '客服',
    });
    const locks = await gateway.deps.db.select().from(accountLock).where(eq(accountLock.accountId, 'sample-12'));
    expect(locks.find(({ type }) => type === 1)).toMatchObject({ endReason: 'appeal' });
    const texts = async () =>
      (await browser.call('readOutbox', { account: LOCKED }))
        .json()
        .data.list.map(({ text }: { text: string }) => text);
    await expect
      .poll(texts)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('未通过。答复：请补充会诊通知'),
          expect.stringContaining(`${caseNumber}已通过`),
        ]),
      );
    expect(await review().answerAppeal(caseNumber, rejection)).toEqual({ result: 'notFound' });
  });

  test.each(['13900000003', '13900000011'])('is refused from %s, who has no permanent lock', async (mobile) => {
    const reply = await (await gateway.login(mobile)).call('submitAppeal', { reason: '请核实' });
    expect(reply.json()).toMatchObject({ code: 110047, data: null });
  });

  test("is refused with another's picture, and nothing is sent", async () => {
    const { db } = gateway.deps;
    await db.insert(accountLock).values({ id: 'lock-3', accountId: 'sample-12', type: 1, createdAt: clock.now() });
    browser = await gateway.login(LOCKED);
    const own = await imageId();
    await db
      .insert(appealImage)
      .values({ id: 'foreign', accountId: 'sample-02', width: 1, height: 1, createdAt: clock.now() });
    const reply = await browser.call('submitAppeal', { reason: '请核实', imageIds: [own, 'foreign'] });
    expect(reply.json()).toMatchObject({ code: 40000, data: null });
    expect(await db.select().from(appeal).where(eq(appeal.lockId, 'lock-3'))).toHaveLength(0);
    expect((await browser.call('submitAppeal', { reason: '请核实', imageIds: [own] })).json().code).toBe(0);
  });

  test.each([
    { what: 'no reason', request: { reason: ' ' } },
    { what: 'too many words', request: { reason: '字'.repeat(501) } },
    { what: 'four pictures', request: { reason: '请核实', imageIds: ['a', 'b', 'c', 'd'] } },
  ])('with $what is bad input', async ({ request }) => {
    expect((await browser.call('submitAppeal', request)).statusCode).toBe(400);
  });
});

/** A GIF of three pictures, converted to a WebP, which is therefore animated. */
async function animatedImage(): Promise<Buffer> {
  const frames = await Promise.all(['#111', '#555', '#999'].map((background) => frame(background)));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

function frame(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}
