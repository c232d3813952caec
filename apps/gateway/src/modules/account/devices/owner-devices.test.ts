import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';

const DAY = 24 * 60 * 60 * 1000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  // Midnight in Shanghai, so that a day's logins stay on one day.
  clock.set(Date.parse('2027-03-01T16:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20 });
});
afterAll(() => gateway.close());

async function logIn(mobile: string, browser = gateway.browser()): Promise<Browser> {
  await requestLoginCode(browser, mobile);
  const validCode = await readCode(browser, mobile);
  await logInByCode(browser, mobile, validCode);
  return browser;
}

/** Logs in from as many browsers, one a day; the last one is logged in. */
async function logInFrom(devices: number, mobile: string): Promise<Browser> {
  const browsers = [];
  for (let index = 0; index < devices; index++) {
    clock.advance(DAY / 2);
    browsers.push(await logIn(mobile));
  }
  const last = browsers.at(-1);
  if (!last) throw new Error('no device');
  return last;
}

const read = async (browser: Browser) => (await browser.call('listDevices', {})).json().data;
const others = async (browser: Browser): Promise<string[]> =>
  (await read(browser)).list.flatMap(({ id, current }: { id: string; current: boolean }) => (current ? [] : [id]));

describe('the list of devices', () => {
  test("contains each browser of the last seven days, with its logins, the caller's own first", async () => {
    const mobile = '13766660001';
    const first = gateway.browser();
    await requestLoginCode(first, mobile);
    const validCode = await readCode(first, mobile);
    const payload = { account: mobile, accountType: 'MOBILE', validCode } as const;
    await first.call('verificationCodeLogin', payload, { 'user-agent': CHROME });
    const before = clock.now();
    clock.advance(2 * DAY);
    const second = await logIn(mobile);
    const devices = await read(second);
    expect(devices).toMatchObject({ days: 7, limit: 5, counted: 2, releases: 2, releasesLeft: 2 });
    expect(devices.list).toMatchObject([
      { current: true, loggedIn: true, form: 'desktop', lastLoginAt: clock.now(), loginDays: ['2027-03-04'] },
      {
        current: false,
        loggedIn: false,
        browser: 'Chrome · Windows',
        lastLoginAt: before,
        freeAt: before + 7 * DAY,
        loginDays: ['2027-03-02'],
      },
    ]);
    expect(JSON.stringify(devices)).not.toContain(first.cookies.get('device') ?? 'a device has no cookie');
  });

  test('omits a device a week after its last login', async () => {
    const browser = await logIn('13766660002');
    clock.advance(8 * DAY);
    const later = await logIn('13766660002');
    expect((await read(later)).list).toHaveLength(1);
    expect((await browser.call('listDevices', {})).json().code).toBe(110031);
  });
});

describe('signing a device out', () => {
  test('ends its session at once, and the device still counts', async () => {
    const gatewayOfTwo = await testApp({ clock, env: { DESKTOP_SESSIONS: '2' } });
    const [one, two] = [gatewayOfTwo.browser(), gatewayOfTwo.browser()];
    await one.login('13900000009');
    await two.login('13900000009');
    const [id = ''] = await others(two);
    expect((await one.call('getDoctorInfo', {})).statusCode).toBe(200);
    expect((await two.call('signOutDevice', { id })).json().code).toBe(0);
    expect((await one.call('getDoctorInfo', {})).statusCode).toBe(401);
    const devices = await read(two);
    expect(devices.counted).toBe(2);
    expect(devices.list[1]).toMatchObject({ id, loggedIn: false });
    await gatewayOfTwo.close();
  });

  test('leaves the own session open when it signs out all others', async () => {
    const gatewayOfTwo = await testApp({ clock, env: { DESKTOP_SESSIONS: '2' } });
    const [one, two] = [gatewayOfTwo.browser(), gatewayOfTwo.browser()];
    await one.login('13900000009');
    await two.login('13900000009');
    expect((await two.call('signOutOthers', {})).json().data).toEqual({ ended: 1 });
    expect((await one.call('getDoctorInfo', {})).statusCode).toBe(401);
    expect((await two.call('getDoctorInfo', {})).statusCode).toBe(200);
    await gatewayOfTwo.close();
  });

  test('refuses the own device, a foreign one and an unknown one', async () => {
    const own = await logInFrom(2, '13766660003');
    const stranger = await logIn('13766660004');
    const [current] = (await read(own)).list;
    const [foreign = ''] = await others(own);
    expect((await own.call('signOutDevice', { id: current.id })).statusCode).toBe(403);
    expect((await stranger.call('signOutDevice', { id: foreign })).statusCode).toBe(404);
    expect((await own.call('signOutDevice', { id: 'A'.repeat(22) })).statusCode).toBe(404);
    expect((await gateway.browser().call('signOutDevice', { id: foreign })).statusCode).toBe(401);
    expect((await gateway.browser().call('listDevices', {})).statusCode).toBe(401);
  });
});

describe('freeing a slot', () => {
  test('needs a new code each time and works twice in seven days', async () => {
    const mobile = '13766660005';
    const browser = await logInFrom(4, mobile);
    const [one = '', two = '', three = ''] = await others(browser);
    const bandToken = await requestStepUpToken(browser, mobile);
    expect((await browser.call('freeDevice', { id: one, bandToken })).json().code).toBe(0);
    expect(await read(browser)).toMatchObject({ counted: 3, releasesLeft: 1 });

    const replayed = await browser.call('freeDevice', { id: two, bandToken });
    expect(replayed.json().code).not.toBe(0);
    expect((await read(browser)).counted).toBe(3);

    await browser.call('freeDevice', { id: two, bandToken: await requestStepUpToken(browser, mobile) });
    const third = await browser.call('freeDevice', { id: three, bandToken: await requestStepUpToken(browser, mobile) });
    expect(third.json().code).toBe(110061);
    expect(await read(browser)).toMatchObject({ counted: 2, releasesLeft: 0 });

    clock.advance(7 * DAY);
    expect((await read(await logIn(mobile, browser))).releasesLeft).toBe(2);
  });

  test('prevents the sixth device from locking the account', async () => {
    const mobile = '13766660006';
    const browser = await logInFrom(5, mobile);
    const [oldest = ''] = (await others(browser)).toReversed();
    await browser.call('freeDevice', { id: oldest, bandToken: await requestStepUpToken(browser, mobile) });
    const sixth = await logIn(mobile);
    expect((await sixth.call('checkSession', {})).json().data.lockRecordType).toBeNull();
  });

  test('refuses a token by password, a foreign token and a foreign device', async () => {
    const mobile = '13900000008';
    const old = gateway.browser();
    await old.login(mobile);
    clock.advance(DAY);
    const own = await gateway.login(mobile);
    const [id = ''] = await others(own);
    const byPassword = (await own.call('checkAccountPassword', { passwd: 'Osteon2026!' })).json().data.bandToken;
    expect((await own.call('freeDevice', { id, bandToken: byPassword })).json().code).not.toBe(0);

    const stranger = await logIn('13766660007');
    const foreign = await requestStepUpToken(stranger, '13766660007');
    expect((await own.call('freeDevice', { id, bandToken: foreign })).json().code).not.toBe(0);
    expect((await stranger.call('freeDevice', { id, bandToken: foreign })).statusCode).toBe(404);
    expect(await read(own)).toMatchObject({ counted: 2, releasesLeft: 2 });
  });

  test('two concurrent requests with one token free one device', async () => {
    const mobile = '13766660008';
    const browser = await logInFrom(4, mobile);
    const ids = await others(browser);
    const bandToken = await requestStepUpToken(browser, mobile);
    const replies = await Promise.all(ids.map((id) => browser.call('freeDevice', { id, bandToken })));
    expect(replies.filter((reply) => reply.json().code === 0)).toHaveLength(1);
    expect(await read(browser)).toMatchObject({ counted: 3, releasesLeft: 1 });
  });

  test('many concurrent requests with a token each free two devices', async () => {
    const mobile = '13766660009';
    const browser = await logInFrom(5, mobile);
    const ids = await others(browser);
    const proofs: string[] = [];
    for (const _ of ids) proofs.push(await requestStepUpToken(browser, mobile));
    const replies = await Promise.all(
      ids.map((id, index) => browser.call('freeDevice', { id, bandToken: proofs[index] ?? '' })),
    );
    expect(replies.map((reply) => reply.json().code).sort()).toEqual([0, 0, 110061, 110061]);
    expect(await read(browser)).toMatchObject({ counted: 3, releasesLeft: 0 });
  });
});
