import { getPortraitThumbnail, PORTRAIT_BYTES_MAX } from '@osteon/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type Browser, request } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../test/step-up-token.ts';
import { withFileRemovalPaused } from '../../platform/storage/file-removal.ts';
import { eraseCancelledAccounts } from '../account/cancellation/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20 });
});
afterAll(() => gateway.close());

const browsers = new Map<string, Promise<Browser>>();

/** The browser of an account, which may log in three times a day. */
function login(mobile: string): Promise<Browser> {
  const browser = browsers.get(mobile) ?? gateway.login(mobile);
  browsers.set(mobile, browser);
  return browser;
}

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

const upload = (browser: Browser, bytes: Buffer, extName = 'jpg') =>
  browser.call('updatePortrait', { extName, fileContent: bytes.toString('base64') });

/** Uploads a plain portrait and returns its path. */
async function setPortrait(browser: Browser): Promise<string> {
  const reply = await upload(browser, await picture().jpeg().toBuffer());
  expect(reply.json().code).toBe(0);
  return reply.json().data.logo;
}

const fetchFile = (url: string) => request(gateway.app, { url });

const readLogo = async (browser: Browser): Promise<string> =>
  (await browser.call('getDoctorInfo', {})).json().data.logo;

/** Names of the stored files of portraits. */
async function listFiles(): Promise<string[]> {
  const { objects } = await gateway.deps.storage.files.listAll('portraits', { recursive: true });
  return [...objects].map(({ name }) => name).sort();
}

const namesOf = (path: string) => [getPortraitThumbnail(path), path].map((each) => each.split('/').at(-1)).sort();

async function runJob(): Promise<void> {
  const job = gateway.modules.jobs.find(({ name }) => name === 'replaced-portraits');
  await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()));
}

describe('a portrait', () => {
  test('is public at once in two squares that are cached for good, upright and without its location', async () => {
    const browser = await login('13900000001');
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' } };
    // The left half is red; turned by 90° to the right it is the upper one.
    const red = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const sent = await picture(40, 40)
      .composite([{ input: red, left: 0, top: 0 }])
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { logo, customerLogoUrl } = (await upload(browser, sent)).json().data;
    expect(logo).toMatch(/^\/media\/portraits\/[0-9a-f]{32}-512\.webp$/);
    expect(customerLogoUrl).toBe(getPortraitThumbnail(logo));
    for (const [url, side] of [[logo, 512] as const, [customerLogoUrl, 96] as const]) {
      const reply = await fetchFile(url);
      expect(reply.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      const stored = await sharp(reply.rawPayload).metadata();
      expect(stored).toMatchObject({ format: 'webp', width: side, height: side });
      expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
    }
    const { data } = await sharp((await fetchFile(logo)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [top = 0, , topBlue = 0] = data.subarray(3 * (512 * 100 + 256));
    expect([top > 200, topBlue < 60]).toEqual([true, true]);
    expect((await browser.call('getDoctorInfo', {})).json().data).toMatchObject({ logo, customerLogoUrl });
    expect((await browser.call('getCustomerInfoV2', {})).json().data.logo).toBe(logo);
  });

  test('that is transparent is white behind', async () => {
    const browser = await login('13900000001');
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { logo } = (await upload(browser, await clear.png().toBuffer(), 'png')).json().data;
    const { data, info } = await sharp((await fetchFile(logo)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255]);
  });

  test('replaces the former one, whose files are deleted at once', async () => {
    const browser = await login('13900000004');
    const before = await setPortrait(browser);
    expect((await fetchFile(before)).statusCode).toBe(200);
    const after = await setPortrait(browser);
    expect(after).not.toBe(before);
    expect((await fetchFile(before)).json().code).toBe(40400);
    expect((await fetchFile(getPortraitThumbnail(before))).statusCode).toBe(404);
    expect(await listFiles()).toEqual(expect.arrayContaining(namesOf(after)));
    expect(await listFiles()).toEqual(expect.not.arrayContaining(namesOf(before)));
  });

  test('is removed with its files; removing it again changes nothing', async () => {
    const browser = await login('13900000004');
    const path = await readLogo(browser);
    for (let tries = 0; tries < 2; tries++) expect((await browser.call('deletePortrait', {})).json().code).toBe(0);
    expect((await browser.call('getDoctorInfo', {})).json().data).toMatchObject({ logo: '', customerLogoUrl: '' });
    expect((await fetchFile(path)).statusCode).toBe(404);
    expect(await listFiles()).toEqual(expect.not.arrayContaining(namesOf(path)));
  });

  test('uploaded several times at once is one of them, and no file of the others remains', async () => {
    const browser = await login('13900000005');
    const sent = await picture().jpeg().toBuffer();
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(browser, sent)));
    const paths = replies.map((reply) => reply.json().data.logo);
    const logo = await readLogo(browser);
    expect(paths).toContain(logo);
    expect((await fetchFile(logo)).statusCode).toBe(200);
    const files = await listFiles();
    for (const path of paths) {
      const expected = path === logo ? namesOf(path) : [];
      expect(files.filter((file) => namesOf(path).includes(file))).toEqual(expected);
    }
    const rows = await gateway.deps.sql`
      select id from portrait where account_id = 'sample-05' and replaced_at is null`;
    expect(rows).toHaveLength(1);
  });

  test('that is replaced during a backup stays on the disk for a day, though nobody can read it', async () => {
    const browser = await login('13900000008');
    const before = await setPortrait(browser);
    await withFileRemovalPaused(gateway.deps.db, () => setPortrait(browser));
    expect((await fetchFile(before)).statusCode).toBe(404);
    expect(await listFiles()).toEqual(expect.arrayContaining(namesOf(before)));
    clock.advance(DAY);
    await runJob();
    expect(await listFiles()).toEqual(expect.arrayContaining(namesOf(before)));
    clock.advance(1);
    await runJob();
    expect(await listFiles()).toEqual(expect.not.arrayContaining(namesOf(before)));
    expect((await fetchFile(await readLogo(await login('13900000008')))).statusCode).toBe(200);
  });

  test('is uploaded twenty times a day at most', async () => {
    const browser = await login('13900000009');
    await gateway.deps.sql`
      insert into portrait (id, account_id, created_at, replaced_at)
      select 'old' || n, 'sample-09', ${new Date(clock.now()).toISOString()}, ${new Date(clock.now()).toISOString()}
      from generate_series(1, 19) as n`;
    const sent = await picture().jpeg().toBuffer();
    const codes = (await Promise.all([1, 2, 3].map(() => upload(browser, sent)))).map((reply) => reply.json().code);
    expect(codes.sort()).toEqual([0, 42900, 42900]);
    clock.advance(DAY + 1);
    expect((await upload(await login('13900000009'), sent)).json().code).toBe(0);
  });

  test('of an unknown name is not found', async () => {
    const id = '0'.repeat(32);
    for (const name of [`${id}-512.webp`, `${id}-320.webp`, `..%2fappeals%2f${id}-96.webp`, 'x.webp', '']) {
      expect((await fetchFile(`/media/portraits/${name}`)).statusCode).toBe(404);
    }
  });

  test('requires a session, and belongs to its account alone', async () => {
    const sent = (await picture().jpeg().toBuffer()).toString('base64');
    const visitor = gateway.browser();
    expect((await visitor.call('updatePortrait', { extName: 'jpg', fileContent: sent })).statusCode).toBe(401);
    expect((await visitor.call('deletePortrait', {})).statusCode).toBe(401);
    expect((await visitor.call('updateBiography', { biography: '' })).statusCode).toBe(401);
    const browser = await login('13900000001');
    const foreign = { extName: 'jpg', fileContent: sent, customerId: 'sample-05' };
    expect((await browser.call('updatePortrait', foreign)).json().code).toBe(40300);
    expect((await browser.call('deletePortrait', { customerId: 'sample-05' })).json().code).toBe(40300);
    expect(await readLogo(await login('13900000005'))).not.toBe('');
  });
});

describe('a portrait is refused', () => {
  test.each([
    { what: 'a text', bytes: async () => Buffer.from('<script>alert(1)</script>') },
    {
      what: 'an SVG',
      bytes: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    },
    { what: 'an HEIC', bytes: async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1') },
    { what: 'an AVIF', bytes: () => picture().avif().toBuffer() },
    { what: 'a GIF', bytes: () => picture().gif().toBuffer() },
    { what: 'a PDF', bytes: async () => Buffer.from('%PDF-1.7\n') },
    { what: 'half a JPEG', bytes: async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 400) },
    { what: 'nothing', bytes: async () => Buffer.from('=') },
    { what: 'an animation', bytes: animation },
    { what: 'a bomb of 196 million pixels', bytes: () => picture(14_000, 14_000).png().toBuffer() },
  ])('when it is $what', async ({ bytes }) => {
    const browser = await login('13900000007');
    expect((await upload(browser, await bytes())).json()).toMatchObject({ code: 110049, data: null });
    expect(await readLogo(browser)).toBe('');
  });

  test('when it is a huge SVG, by its first bytes', async () => {
    const browser = await login('13900000007');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(900_000)}</svg>`;
    const decode = vi.spyOn(Object.getPrototypeOf(picture()), 'metadata');
    expect((await upload(browser, Buffer.from(svg))).json()).toMatchObject({ code: 110049, data: null });
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
  });

  test('above 10 MB, and far above that before it is read', async () => {
    const browser = await login('13900000007');
    const jpeg = await picture().jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    expect((await upload(browser, padded(PORTRAIT_BYTES_MAX + 1))).json()).toMatchObject({ code: 41301, data: null });
    expect((await upload(browser, padded(PORTRAIT_BYTES_MAX))).json().code).toBe(0);
    const huge = await browser.call('updatePortrait', { extName: 'jpg', fileContent: 'A'.repeat(14 * 1024 * 1024) });
    expect(huge.statusCode).toBe(413);
    await browser.call('deletePortrait', {});
  });

  test('but not for a page behind the picture, which is not stored', async () => {
    const browser = await login('13900000007');
    const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]);
    const { logo } = (await upload(browser, polyglot)).json().data;
    expect((await fetchFile(logo)).rawPayload.includes('script')).toBe(false);
  });
});

test('an erased account leaves no portraits', async () => {
  const mobile = '13900000004';
  const browser = await login(mobile);
  const path = await setPortrait(browser);
  const stored = await setPortrait(await login('13900000005'));
  const bandToken = await requestStepUpToken(browser, mobile);
  expect((await browser.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await gateway.deps.sql`select id from account where id = 'sample-04'`).toHaveLength(0);
  expect((await fetchFile(path)).statusCode).toBe(404);
  expect(await listFiles()).toEqual(expect.not.arrayContaining(namesOf(path)));
  expect(await listFiles()).toEqual(expect.arrayContaining(namesOf(stored)));
});

/** A WebP of three frames. */
async function animation(): Promise<Buffer> {
  const frames = ['#111', '#555', '#999'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}
