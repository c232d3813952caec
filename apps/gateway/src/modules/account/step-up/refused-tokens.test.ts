import { RESET_GRANT_SECONDS, STEP_UP_TOKEN_SECONDS } from '@osteon/domain';
import { afterAll, beforeAll, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { requestEmailCode } from '../../../../test/email-code.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomer, logInPhone } from '../../../../test/log-in-customer.ts';
import { type Attempt, expectRefusal, type Refused, type RefusedCase } from '../../../../test/refusal.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';

const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock, poolSize: 10, env: { DESKTOP_SESSIONS: '3' } });
});
afterAll(() => gateway.close());

const freshMobile = () => `1386666${String(++numbers).padStart(4, '0')}`;
const someone = () => logInCustomer(gateway, freshMobile());

const unproven = (event: Refused['event']): Refused => ({ code: 40303, event, reason: 'identityUnproven' });

/** A token, invalidated in some way, with the browser that uses it. */
const spoilt: Readonly<Record<string, () => Promise<{ browser: Browser; bandToken: string }>>> = {
  invented: async () => ({ browser: (await someone()).browser, bandToken: 'A'.repeat(43) }),
  async used() {
    const { browser, mobile } = await someone();
    const bandToken = await requestStepUpToken(browser, mobile);
    await browser.call('changePassword', { passwd: 'knee2joint', bandToken });
    return { browser, bandToken };
  },
  async expired() {
    const { browser, mobile } = await someone();
    const bandToken = await requestStepUpToken(browser, mobile);
    clock.advance(STEP_UP_TOKEN_SECONDS * 1000);
    return { browser, bandToken };
  },
  async foreign() {
    const other = await someone();
    return { browser: (await someone()).browser, bandToken: await requestStepUpToken(other.browser, other.mobile) };
  },
  async "of the account's other session"() {
    const { browser, mobile } = await someone();
    const other = await logInCustomer(gateway, mobile);
    return { browser, bandToken: await requestStepUpToken(other.browser, mobile) };
  },
};

const proofs: readonly RefusedCase[] = Object.entries(spoilt).flatMap(([how, spoil]) => [
  {
    what: `a new password by a proof that is ${how}`,
    async prepare() {
      const { browser, bandToken } = await spoil();
      // The name of the entry depends on whether a password was set.
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

/** A reset grant of a new account. */
async function granted(): Promise<{ apiSign: string; baseData: string }> {
  const [browser, account] = [gateway.browser(), `granted${++numbers}@tokens.example`];
  const validCode = await requestEmailCode(browser, 'registration', account);
  await browser.call('register', { account, validCode, password: 'Kuaile26!' });
  const recovery = await requestEmailCode(browser, 'recovery', account);
  const reply = await gateway
    .browser()
    .call('verificationCodeLogin', { account, accountType: 'EMAIL', validCode: recovery });
  return reply.json().data;
}

const reset = (grant: { apiSign: string; baseData: string }) => () =>
  gateway.browser().call('updatePassword', { ...grant, passwd: 'newer1' });

const grants: readonly RefusedCase[] = [
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

/** A browser whose session cookies are changed before it requests its owner's data. */
function withCookies(change: (own: Browser, other: Browser) => Promise<void> | void): () => Promise<Attempt> {
  return async () => {
    const [own, other] = [await someone(), await someone()];
    await change(own.browser, other.browser);
    return () => own.browser.call('getDoctorInfo', {});
  };
}

/** A copy of the session cookies, as an attacker has it. */
const stolen = (browser: Browser) => new Map(browser.cookies);

function putBack(browser: Browser, cookies: ReadonlyMap<string, string>): void {
  for (const [name, value] of cookies) browser.cookies.set(name, value);
}

const dead: Refused = { code: 40100, event: 'sessionTokenUsed' };

const cookies: readonly RefusedCase[] = [
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
      const phone = await logInPhone(gateway, freshMobile());
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

test.each([...proofs, ...grants, ...cookies])(
  '$what is refused, changes nothing and is audited',
  async ({ prepare, refused }) => {
    await expectRefusal(gateway, await prepare(), refused);
  },
);
