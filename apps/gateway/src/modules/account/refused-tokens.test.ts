import { BAND_TOKEN_SECONDS, QR_LIFETIME_MS, RESET_GRANT_SECONDS } from '@osteon/domain';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { emailCode } from '../../../test/email-code.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { askForCode, readCode } from '../../../test/login-code.ts';
import { newcomer } from '../../../test/newcomer.ts';
import { expectRefusal, type Refused } from '../../../test/refusal.ts';
import { proveIdentity } from '../../../test/verify-owner.ts';

const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock, poolSize: 10, env: { DESKTOP_SESSIONS: '3' } });
});
afterAll(() => gateway.close());

const freshMobile = () => `1386666${String(++numbers).padStart(4, '0')}`;
const someone = () => newcomer(gateway, freshMobile());

type Attempt = () => Promise<LightMyRequestResponse>;
type Case = { what: string; prepare: () => Promise<Attempt>; refused: Refused };

/** A browser with a fresh scene. */
async function begun(): Promise<{ desktop: Browser; scene: string }> {
  const desktop = gateway.browser();
  return { desktop, scene: (await desktop.call('generatePcLoginQrCode', {})).json().data.scene };
}

/** A phone that is logged in with a number of its own. */
async function somePhone(): Promise<Browser> {
  const [phone, account] = [gateway.browser(), freshMobile()];
  await askForCode(phone, account);
  await phone.call('phoneCodeLogin', { account, validCode: await readCode(phone, account) });
  return phone;
}

/** A scene that its browser has used. */
async function claimed() {
  const { desktop, scene } = await begun();
  const phone = await somePhone();
  await phone.call('getLoginScene', { scene });
  await phone.call('confirmLoginScene', { scene });
  const poll = () => desktop.call('checkPcLoginStatus', { loginScene: scene });
  await poll();
  return { phone, scene, poll };
}

const scene = (reason: string): Refused => ({ code: 110043, event: 'qrSceneUsed', reason });

const scenes: readonly Case[] = [
  {
    what: 'an invented scene',
    async prepare() {
      const { desktop } = await begun();
      return () => desktop.call('checkPcLoginStatus', { loginScene: 'A'.repeat(22) });
    },
    refused: scene('unknown'),
  },
  {
    what: "another browser's scene",
    async prepare() {
      const [{ desktop }, other] = [await begun(), await begun()];
      return () => desktop.call('checkPcLoginStatus', { loginScene: other.scene });
    },
    refused: scene('foreign'),
  },
  {
    what: 'a scene in a browser that began none',
    async prepare() {
      const { scene: loginScene } = await begun();
      return () => gateway.browser().call('checkPcLoginStatus', { loginScene });
    },
    refused: scene('noNonce'),
  },
  {
    what: 'an expired scene',
    async prepare() {
      const { desktop, scene: loginScene } = await begun();
      clock.advance(QR_LIFETIME_MS);
      return () => desktop.call('checkPcLoginStatus', { loginScene });
    },
    refused: scene('expired'),
  },
  {
    what: 'a scene polled again after its login',
    prepare: async () => (await claimed()).poll,
    refused: scene('claimed'),
  },
  {
    what: "a scan's scene polled as the app's",
    async prepare() {
      const { desktop, scene: loginScene } = await begun();
      return () => desktop.call('checkLoginStatus', { loginScene });
    },
    refused: scene('foreign'),
  },
  {
    what: 'an invented scene on a phone',
    async prepare() {
      const phone = await somePhone();
      return () => phone.call('getLoginScene', { scene: 'A'.repeat(22) });
    },
    refused: scene('unknown'),
  },
  {
    what: 'a late scan',
    async prepare() {
      const [{ scene: late }, phone] = [await begun(), await somePhone()];
      clock.advance(QR_LIFETIME_MS);
      return () => phone.call('getLoginScene', { scene: late });
    },
    refused: scene('expired'),
  },
  {
    what: 'a used scene confirmed again',
    async prepare() {
      const { phone, scene: used } = await claimed();
      return () => phone.call('confirmLoginScene', { scene: used });
    },
    refused: scene('claimed'),
  },
  {
    what: "withdrawing another account's login",
    async prepare() {
      const [{ scene: used }, stranger] = [await claimed(), await somePhone()];
      return () => stranger.call('withdrawLoginScene', { scene: used });
    },
    refused: scene('foreign'),
  },
  {
    what: 'an app code for an account that the browser did not prove',
    prepare: async () => () => gateway.browser().call('generateAppLoginQr', { customerId: 'sample-05' }),
    refused: { code: 110050, event: 'loginByAppQr', reason: 'appLoginUnproven' },
  },
  {
    what: 'an app code by the forged cookie of a login past the three',
    async prepare() {
      const browser = gateway.browser();
      browser.cookies.set('osteon_app_login', `sample-05.${clock.now() + 1000}.${'A'.repeat(43)}`);
      return () => browser.call('generateAppLoginQr', { customerId: 'sample-05' });
    },
    refused: { code: 110050, event: 'loginByAppQr', reason: 'appLoginUnproven' },
  },
];

const unproven = (event: Refused['event']): Refused => ({ code: 40303, event, reason: 'identityUnproven' });

/** A proof, spoilt in a way; with the browser that tries it. */
const spoilt: Readonly<Record<string, () => Promise<{ browser: Browser; bandToken: string }>>> = {
  invented: async () => ({ browser: (await someone()).browser, bandToken: 'A'.repeat(43) }),
  async used() {
    const { browser, mobile } = await someone();
    const bandToken = await proveIdentity(browser, mobile);
    await browser.call('changePassword', { passwd: 'knee2joint', bandToken });
    return { browser, bandToken };
  },
  async expired() {
    const { browser, mobile } = await someone();
    const bandToken = await proveIdentity(browser, mobile);
    clock.advance(BAND_TOKEN_SECONDS * 1000);
    return { browser, bandToken };
  },
  async foreign() {
    const other = await someone();
    return { browser: (await someone()).browser, bandToken: await proveIdentity(other.browser, other.mobile) };
  },
  async "of the account's other session"() {
    const { browser, mobile } = await someone();
    const other = await newcomer(gateway, mobile);
    return { browser, bandToken: await proveIdentity(other.browser, mobile) };
  },
};

const proofs: readonly Case[] = Object.entries(spoilt).flatMap(([how, spoil]) => [
  {
    what: `a new password by a proof that is ${how}`,
    async prepare() {
      const { browser, bandToken } = await spoil();
      // Whether a password was there is part of what the entry is called.
      const passwd = 'hip3joint';
      return () => browser.call('changePassword', { passwd, bandToken });
    },
    refused: unproven(how === 'used' ? 'passwordChanged' : 'passwordSet'),
  },
  {
    what: `a new phone by a proof that is ${how}`,
    async prepare() {
      const { browser, bandToken } = await spoil();
      const binding = { account: freshMobile(), validCode: '1234', bindingScene: 'CHANGE_PHONE' } as const;
      return () => browser.call('unifiedBinding', { ...binding, bandToken });
    },
    refused: unproven('phoneChanged'),
  },
  {
    what: `a cancellation by a proof that is ${how}`,
    async prepare() {
      const { browser, bandToken } = await spoil();
      return () => browser.call('requestCancellation', { bandToken });
    },
    refused: unproven('cancellationRequested'),
  },
  {
    what: `an e-mail by a proof that is ${how}`,
    async prepare() {
      const { browser, bandToken } = await spoil();
      const account = `bound${++numbers}@tokens.example`;
      return () => browser.call('bindEmail', { account, validCode: '1234', bandToken });
    },
    refused: unproven('emailBound'),
  },
]);

/** The right to set a new password of a fresh account. */
async function granted(): Promise<{ apiSign: string; baseData: string }> {
  const [browser, account] = [gateway.browser(), `granted${++numbers}@tokens.example`];
  const validCode = await emailCode(browser, 'registration', account);
  await browser.call('register', { account, validCode, password: 'Guyuan26!' });
  const recovery = await emailCode(browser, 'recovery', account);
  const reply = await gateway
    .browser()
    .call('verificationCodeLogin', { account, accountType: 'EMAIL', validCode: recovery });
  return reply.json().data;
}

const reset = (grant: { apiSign: string; baseData: string }) => () =>
  gateway.browser().call('updatePassword', { ...grant, passwd: 'newer1' });

const grants: readonly Case[] = [
  {
    what: 'a reset with a forged signature',
    prepare: async () => reset({ ...(await granted()), apiSign: 'A'.repeat(43) }),
    refused: unproven('passwordReset'),
  },
  {
    what: "a reset with another grant's signature",
    prepare: async () => reset({ ...(await granted()), apiSign: (await granted()).apiSign }),
    refused: unproven('passwordReset'),
  },
  {
    what: 'a used reset',
    async prepare() {
      const attempt = reset(await granted());
      await attempt();
      return attempt;
    },
    refused: unproven('passwordReset'),
  },
  {
    what: 'an expired reset',
    async prepare() {
      const attempt = reset(await granted());
      clock.advance(RESET_GRANT_SECONDS * 1000);
      return attempt;
    },
    refused: unproven('passwordReset'),
  },
  {
    what: 'an unsubscription by a forged link',
    prepare: async () => () =>
      gateway.browser().call('unsubscribeEmail', { email: 'doctor@osteon.example', sign: 'A'.repeat(43), undo: false }),
    refused: { code: 40304, event: 'emailUnsubscribed', reason: 'unsubscribeLinkInvalid' },
  },
];

/** A browser whose session cookies are changed before it asks for what is its owner's. */
function withCookies(change: (own: Browser, other: Browser) => Promise<void> | void): () => Promise<Attempt> {
  return async () => {
    const [own, other] = [await someone(), await someone()];
    await change(own.browser, other.browser);
    return () => own.browser.call('getDoctorInfo', {});
  };
}

/** A copy of the session cookies, as a thief has it. */
const stolen = (browser: Browser) => new Map(browser.cookies);

function putBack(browser: Browser, cookies: ReadonlyMap<string, string>): void {
  for (const [name, value] of cookies) browser.cookies.set(name, value);
}

const dead: Refused = { code: 40100, event: 'sessionTokenUsed' };

const cookies: readonly Case[] = [
  {
    what: 'an invented session cookie',
    prepare: withCookies((own) => void own.cookies.set('osteon_session', `${'A'.repeat(42)}${++numbers}`.slice(-43))),
    refused: dead,
  },
  {
    what: 'the cookie of a session that was logged out',
    prepare: withCookies(async (own) => {
      const copy = stolen(own);
      await own.call('logout', {});
      putBack(own, copy);
    }),
    refused: dead,
  },
  {
    what: "a phone's cookie in the portal's place",
    prepare: withCookies(async (own) => {
      const phone = await somePhone();
      own.cookies.set('osteon_session', phone.cookies.get('osteon_phone') ?? '');
    }),
    refused: dead,
  },
  {
    what: 'a change with the apiToken of another session',
    async prepare() {
      const [own, other] = [await someone(), await someone()];
      const apitoken = other.browser.cookies.get('apiToken') ?? '';
      own.browser.cookies.delete('apiToken');
      return () => own.browser.call('updateMobileBindTime', {}, { apitoken });
    },
    refused: { code: 40302, event: 'apiTokenClaimed' },
  },
  {
    what: "another account's session cookie under the own apiToken",
    async prepare() {
      const [own, other] = [await someone(), await someone()];
      own.browser.cookies.set('osteon_session', other.browser.cookies.get('osteon_session') ?? '');
      return () => own.browser.call('updateMobileBindTime', {});
    },
    refused: { code: 40302, event: 'apiTokenClaimed' },
  },
  {
    what: "another's customerId in the header",
    async prepare() {
      const [own, other] = [await someone(), await someone()];
      return () => own.browser.call('getDoctorInfo', {}, { customerid: other.customerId });
    },
    refused: { code: 40300, event: 'customerIdClaimed' },
  },
  {
    what: "another's customerId in the query",
    async prepare() {
      const [own, other] = [await someone(), await someone()];
      return () => own.browser.call('getDoctorInfo', { customerId: other.customerId });
    },
    refused: { code: 40300, event: 'customerIdClaimed' },
  },
  {
    what: "another's customerId in the body",
    async prepare() {
      const [own, other] = [await someone(), await someone()];
      return () => own.browser.call('updateMobileBindTime', { customerId: other.customerId });
    },
    refused: { code: 40300, event: 'customerIdClaimed' },
  },
];

test.each([...scenes, ...proofs, ...grants, ...cookies])(
  '$what is refused, changes nothing and is told',
  async ({ prepare, refused }) => {
    await expectRefusal(gateway, await prepare(), refused);
  },
);
