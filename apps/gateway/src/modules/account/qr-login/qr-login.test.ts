import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { confirmScene, type LoginQrCode } from '../../../../test/log-in-customer.ts';
import { account } from '../accounts/tables.ts';

const LIFETIME_MS = 1_200_000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
});
afterAll(() => gateway.close());

async function createScene(browser: Browser): Promise<{ qrCodeUrl: string; scene: string; matchNumber: string }> {
  return (await browser.call('generatePcLoginQrCode', {})).json().data;
}

async function poll(browser: Browser, loginScene: string) {
  return (await browser.call('checkPcLoginStatus', { loginScene })).json();
}

const phones = new Map<string, Browser>();

/** Confirms with the one phone of a sample account. */
async function confirm(qrCode: LoginQrCode, accountId: string): Promise<void> {
  const phone = phones.get(accountId) ?? gateway.browser();
  if (!phones.has(accountId)) {
    await phone.call('phonePasswordLogin', { mobile: `139000000${accountId.slice(-2)}`, passwd: 'Osteon2026!' });
    phones.set(accountId, phone);
  }
  expect((await confirmScene(phone, qrCode)).json()).toMatchObject({ code: 0 });
}

test('a scene is a URL for the phone, with a number to compare', async () => {
  const browser = gateway.browser();
  const { qrCodeUrl, scene, matchNumber } = await createScene(browser);
  expect(qrCodeUrl).toBe(`http://osteon.test/edu/m/login?scene=${scene}`);
  expect(scene).toMatch(/^[\w-]{22}$/);
  expect(matchNumber).toMatch(/^\d\d$/);
  expect(await poll(browser, scene)).toMatchObject({ code: 0, data: { customerId: null, pcLoginStatus: 0 } });
});

test('a confirmed scene logs its browser in, once', async () => {
  const browser = gateway.browser();
  const qrCode = await createScene(browser);
  await confirm(qrCode, 'sample-02');
  expect(await poll(browser, qrCode.scene)).toMatchObject({
    code: 0,
    data: { customerId: 'sample-02', pcLoginStatus: 1 },
  });
  expect((await browser.call('checkSession', {})).json().data).toMatchObject({ customerId: 'sample-02' });
  expect(await poll(browser, qrCode.scene)).toMatchObject({ code: 110043, data: null });
});

test('two concurrent polls get one session', async () => {
  const browser = gateway.browser();
  const qrCode = await createScene(browser);
  await confirm(qrCode, 'sample-04');
  const polls = await Promise.all(Array.from({ length: 20 }, () => poll(browser, qrCode.scene)));
  expect(polls.filter(({ code }) => code === 0)).toHaveLength(1);
});

test('a scene is refused to another browser, even after it was confirmed', async () => {
  const browser = gateway.browser();
  const qrCode = await createScene(browser);
  const stranger = gateway.browser();
  expect(await poll(stranger, qrCode.scene)).toMatchObject({ code: 110043, data: null });
  await createScene(stranger);
  await confirm(qrCode, 'sample-05');
  expect(await poll(stranger, qrCode.scene)).toMatchObject({ code: 110043, data: null });
  expect(stranger.cookies.has('osteon_session')).toBe(false);
  expect(await poll(browser, qrCode.scene)).toMatchObject({ code: 0 });
});

test('an unknown scene is refused', async () => {
  const browser = gateway.browser();
  await createScene(browser);
  expect(await poll(browser, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ code: 110043, message: '二维码已过期' });
});

test('a second tab does not end the scene of the first', async () => {
  const browser = gateway.browser();
  const first = await createScene(browser);
  const second = await createScene(browser);
  expect(await poll(browser, first.scene)).toMatchObject({ code: 0 });
  expect(await poll(browser, second.scene)).toMatchObject({ code: 0 });
});

test('a scene expires after 1200 seconds, confirmed or not', async () => {
  const browser = gateway.browser();
  const [waiting, confirmed] = [await createScene(browser), await createScene(browser)];
  clock.advance(LIFETIME_MS - 1);
  expect(await poll(browser, waiting.scene)).toMatchObject({ code: 0 });
  await confirm(confirmed, 'sample-06');
  clock.advance(1);
  expect(await poll(browser, waiting.scene)).toMatchObject({ code: 110043, data: null });
  expect(await poll(browser, confirmed.scene)).toMatchObject({ code: 110043, data: null });
});

test('an account that is being cancelled gets no session', async () => {
  const browser = gateway.browser();
  const qrCode = await createScene(browser);
  await confirm(qrCode, 'sample-06');
  await gateway.deps.db.update(account).set({ cancelRequestedAt: clock.now() }).where(eq(account.id, 'sample-06'));
  expect(await poll(browser, qrCode.scene)).toMatchObject({ code: 110004, data: null });
});

test('QR logins do not count, but an account past its three of the day needs the app', async () => {
  for (let logins = 0; logins < 4; logins++) {
    const browser = gateway.browser();
    const qrCode = await createScene(browser);
    await confirm(qrCode, 'sample-07');
    expect(await poll(browser, qrCode.scene)).toMatchObject({ data: { pcLoginStatus: 1 } });
  }
  for (let logins = 0; logins < 3; logins++) await gateway.login('13900000008');
  const browser = gateway.browser();
  const qrCode = await createScene(browser);
  await confirm(qrCode, 'sample-08');
  expect(await poll(browser, qrCode.scene)).toMatchObject({ data: { customerId: 'sample-08', pcLoginStatus: 2 } });
  expect(browser.cookies.has('osteon_session')).toBe(false);
});

test('the database contains neither scene nor nonce in clear', async () => {
  const browser = gateway.browser();
  const { scene } = await createScene(browser);
  const rows = JSON.stringify(
    await gateway.deps.sql`select encode(scene_hash, 'escape'), encode(nonce_hash, 'escape') from qr_scene`,
  );
  expect(rows).not.toContain(scene);
  expect(rows).not.toContain(browser.cookies.get('osteon_qr'));
});
