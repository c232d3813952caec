import { CODE_LIFETIME_SECONDS } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { requestEmailCode } from '../../../../test/email-code.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomer } from '../../../../test/log-in-customer.ts';
import { logInByCode, makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { type Attempt, expectRefusal, type RefusedCase } from '../../../../test/refusal.ts';
import { requestStepUpToken, requestVerificationCode, verifyByCode } from '../../../../test/step-up-token.ts';

const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock, poolSize: 10, env: { DESKTOP_SESSIONS: '3' } });
});
afterAll(() => gateway.close());

const freshMobile = () => `1384444${String(++numbers).padStart(4, '0')}`;
const freshEmail = () => `refused${++numbers}@codes.example`;
const visitor = () => gateway.browser();

/** A code that was sent to a number, for logging in. */
async function sentTo(mobile: string): Promise<string> {
  await requestLoginCode(visitor(), mobile);
  return readCode(visitor(), mobile);
}

const byEmail = (account: string, validCode: string, password?: string) =>
  visitor().call('verificationCodeLogin', { account, accountType: 'EMAIL', validCode, password });

/** A code that is replaced by another one; returns the first, which is no longer valid. */
async function replaced(mobile: string): Promise<string> {
  const first = await sentTo(mobile);
  return (await sentTo(mobile)) === first ? replaced(mobile) : first;
}

const wrongCode = { code: 110040, event: 'codeChecked', reason: 'wrongCode' } as const;

const cases: readonly RefusedCase[] = [
  {
    what: 'a wrong code',
    async prepare() {
      const mobile = freshMobile();
      const code = await sentTo(mobile);
      return () => logInByCode(visitor(), mobile, makeWrongCode(code));
    },
    refused: wrongCode,
  },
  {
    what: 'a code of another shape',
    async prepare() {
      const mobile = freshMobile();
      await sentTo(mobile);
      return () => logInByCode(visitor(), mobile, '12a4');
    },
    refused: wrongCode,
  },
  {
    what: 'a code for what is no number',
    prepare: async () => () => logInByCode(visitor(), 'nobody', '1234'),
    refused: wrongCode,
  },
  {
    what: 'an expired code',
    async prepare() {
      const mobile = freshMobile();
      const code = await sentTo(mobile);
      clock.advance(CODE_LIFETIME_SECONDS * 1000);
      return () => logInByCode(visitor(), mobile, code);
    },
    refused: wrongCode,
  },
  {
    what: 'a used code',
    async prepare() {
      const mobile = freshMobile();
      const code = await sentTo(mobile);
      await logInByCode(visitor(), mobile, code);
      return () => logInByCode(visitor(), mobile, code);
    },
    refused: wrongCode,
  },
  {
    what: 'a code that a later one replaced',
    async prepare() {
      const mobile = freshMobile();
      const first = await replaced(mobile);
      return () => logInByCode(visitor(), mobile, first);
    },
    refused: wrongCode,
  },
  {
    what: "another number's code",
    async prepare() {
      const code = await sentTo(freshMobile());
      return () => logInByCode(visitor(), freshMobile(), code);
    },
    refused: wrongCode,
  },
  {
    what: "another number's code on the phone page",
    async prepare() {
      const validCode = await sentTo(freshMobile());
      return () => visitor().call('phoneCodeLogin', { account: freshMobile(), validCode });
    },
    refused: wrongCode,
  },
  {
    what: 'a code for recovery, at the registration',
    async prepare() {
      const email = freshEmail();
      const code = await requestEmailCode(visitor(), 'recovery', email);
      return () => byEmail(email, code, 'Kuaile26!');
    },
    refused: wrongCode,
  },
  {
    what: 'a code for registration, at the recovery',
    async prepare() {
      const email = freshEmail();
      const code = await requestEmailCode(visitor(), 'registration', email);
      return () => byEmail(email, code);
    },
    refused: wrongCode,
  },
  {
    what: 'a right code for the recovery of no account',
    async prepare() {
      const email = freshEmail();
      const code = await requestEmailCode(visitor(), 'recovery', email);
      return () => byEmail(email, code);
    },
    refused: { code: 110002, event: 'passwordReset', reason: 'userNotExist' },
  },
  {
    what: 'a right code for an e-mail that is in use',
    async prepare() {
      const email = 'doctor@osteon.example';
      const code = await requestEmailCode(visitor(), 'registration', email);
      return () => byEmail(email, code, 'Kuaile26!');
    },
    refused: { code: 110060, event: 'registered', reason: 'emailInUse' },
  },
  {
    what: 'a code that another session of the account requested',
    async prepare() {
      const { mobile, browser } = await logInCustomer(gateway, freshMobile());
      const other = await logInCustomer(gateway, mobile);
      await requestVerificationCode(other.browser, mobile);
      const code = await readCode(browser, mobile);
      return () => verifyByCode(browser, mobile, code);
    },
    refused: { code: 110040, event: 'identityVerified', reason: 'wrongCode' },
  },
  {
    what: "proof of identity for another's number",
    async prepare() {
      const [own, other] = [await logInCustomer(gateway, freshMobile()), freshMobile()];
      await requestVerificationCode(own.browser, other);
      const code = await readCode(own.browser, other);
      return () => verifyByCode(own.browser, other, code);
    },
    refused: { code: 40300, event: 'identityVerified', reason: 'notAllowed' },
  },
  {
    what: 'a wrong code for a new phone',
    prepare: () => changePhone(async (mobile) => ({ mobile, change: makeWrongCode })),
    refused: { code: 110040, event: 'phoneChanged', reason: 'wrongCode' },
  },
  {
    what: 'a phone that another account has',
    prepare: () => changePhone(async () => ({ mobile: (await logInCustomer(gateway, freshMobile())).mobile })),
    refused: { code: 110045, event: 'phoneChanged', reason: 'mobileInUse' },
  },
  {
    what: 'the phone that the account has',
    prepare: () => changePhone(async (_fresh, own) => ({ mobile: own })),
    refused: { code: 110046, event: 'phoneChanged', reason: 'mobileUnchanged' },
  },
  {
    what: 'an e-mail that another account has',
    async prepare() {
      const { browser, mobile } = await logInCustomer(gateway, freshMobile());
      const bandToken = await requestStepUpToken(browser, mobile);
      const account = 'doctor@osteon.example';
      await requestVerificationCode(browser, account);
      const validCode = await readCode(browser, account);
      return () => browser.call('bindEmail', { account, validCode, bandToken });
    },
    refused: { code: 110060, event: 'emailBound', reason: 'emailInUse' },
  },
  {
    what: 'a wrong code that would revoke a cancellation',
    async prepare() {
      const account = freshMobile();
      const code = await sentTo(account);
      return () => visitor().call('revokeCancellation', { account, validCode: makeWrongCode(code) });
    },
    refused: wrongCode,
  },
  {
    what: 'a right code with no cancellation to revoke',
    async prepare() {
      const { mobile: account } = await logInCustomer(gateway, freshMobile());
      const validCode = await sentTo(account);
      return () => visitor().call('revokeCancellation', { account, validCode });
    },
    refused: { code: 110064, event: 'cancellationRevoked', reason: 'cancellationNone' },
  },
];

/** An attempt to bind the number that `choose` returns, given a fresh one and the caller's own. */
async function changePhone(
  choose: (fresh: string, own: string) => Promise<{ mobile: string; change?: (code: string) => string }>,
): Promise<Attempt> {
  const { browser, mobile: own } = await logInCustomer(gateway, freshMobile());
  const bandToken = await requestStepUpToken(browser, own);
  const { mobile: account, change = (code: string) => code } = await choose(freshMobile(), own);
  await requestVerificationCode(browser, account);
  const validCode = change(await readCode(browser, account));
  return () => browser.call('unifiedBinding', { account, validCode, bindingScene: 'CHANGE_PHONE', bandToken });
}

test.each(cases)('$what is refused, changes nothing and is audited', async ({ prepare, refused }) => {
  await expectRefusal(gateway, await prepare(), refused);
});

test('the log contains none of the codes', async () => {
  const sent = await gateway.deps.sql<{ code: string }[]>`select code from outbox_message where code is not null`;
  const entries = await gateway.deps.sql`select event, outcome, detail from audit_entry`;
  expect(entries.length).toBeGreaterThan(cases.length);
  for (const { code } of sent) expect(JSON.stringify(entries)).not.toContain(`"${code}"`);
});
