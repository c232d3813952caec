import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { requestEmailCode } from '../../../test/email-code.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import {
  confirmScene,
  type LoginQrCode,
  logInCustomer,
  logInPhone,
  type TestCustomer,
} from '../../../test/log-in-customer.ts';
import { readCode } from '../../../test/login-code.ts';
import { requestStepUpToken, requestVerificationCode } from '../../../test/step-up-token.ts';
import { account } from './accounts/tables.ts';
import { session } from './sessions/tables.ts';

const SCENE_INVALID = 110043;
const IDENTITY_UNPROVEN = 40303;
const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock, poolSize: 20, env: { DESKTOP_SESSIONS: '3' } });
});
afterAll(() => gateway.close());

interface Owner extends TestCustomer {
  readonly email: string;
  /** Another device of the owner's. */
  readonly deviceId: string;
}

interface Intrusion {
  readonly desktop: Browser;
  readonly qrCode: LoginQrCode;
  readonly grant: { apiSign: string; baseData: string };
}

const nextMobile = () => `1381118${String(++numbers).padStart(4, '0')}`;

/** An account with mobile and e-mail, whose owner is logged in on two devices. */
async function newOwner(): Promise<Owner> {
  const customer = await logInCustomer(gateway, nextMobile());
  const email = `revoked${numbers}@osteon.example`;
  await gateway.deps.db.update(account).set({ email }).where(eq(account.id, customer.customerId));
  await logInCustomer(gateway, customer.mobile);
  const { list } = (await customer.browser.call('listDevices', {})).json().data;
  return { ...customer, email, deviceId: list.find(({ current }: { current: boolean }) => !current).id };
}

/** A thief's phone has confirmed a scene of the thief's desktop, and a reset grant was earned. */
async function intrude({ mobile, email }: Owner): Promise<Intrusion> {
  const phone = await logInPhone(gateway, mobile);
  const desktop = gateway.browser();
  const qrCode = (await desktop.call('generatePcLoginQrCode', {})).json().data;
  expect((await confirmScene(phone, qrCode)).json()).toMatchObject({ code: 0 });
  const validCode = await requestEmailCode(desktop, 'recovery', email);
  const recovery = await desktop.call('verificationCodeLogin', { account: email, accountType: 'EMAIL', validCode });
  return { desktop, qrCode, grant: recovery.json().data };
}

const claim = async ({ desktop, qrCode: shown }: Intrusion) =>
  (await desktop.call('checkPcLoginStatus', { loginScene: shown.scene })).json();
const reset = async ({ desktop, grant }: Intrusion) =>
  (await desktop.call('updatePassword', { ...grant, passwd: 'thief4ever' })).json();

const bandToken = ({ browser, mobile }: Owner) => requestStepUpToken(browser, mobile);

const changes: readonly { what: string; change: (owner: Owner) => Promise<{ json: () => unknown }> }[] = [
  {
    what: 'a change of password',
    change: async (owner) =>
      owner.browser.call('changePassword', { passwd: 'knee2joint', bandToken: await bandToken(owner) }),
  },
  {
    what: 'a reset',
    async change({ email }) {
      const browser = gateway.browser();
      clock.advance(60_000);
      const validCode = await requestEmailCode(browser, 'recovery', email);
      const login = await browser.call('verificationCodeLogin', { account: email, accountType: 'EMAIL', validCode });
      return browser.call('updatePassword', { ...login.json().data, passwd: 'knee2joint' });
    },
  },
  {
    what: 'a change of phone',
    async change(owner) {
      const token = await bandToken(owner);
      const phone = nextMobile();
      await requestVerificationCode(owner.browser, phone);
      const validCode = await readCode(owner.browser, phone);
      return owner.browser.call('unifiedBinding', {
        account: phone,
        validCode,
        bindingScene: 'CHANGE_PHONE',
        bandToken: token,
      });
    },
  },
  { what: "'sign out everywhere'", change: ({ browser }) => browser.call('signOutOthers', {}) },
  {
    what: 'a cancellation',
    change: async (owner) => owner.browser.call('requestCancellation', { bandToken: await bandToken(owner) }),
  },
  // The phone that has confirmed stays logged in.
  {
    what: 'signing another device out',
    change: ({ browser, deviceId }) => browser.call('signOutDevice', { id: deviceId }),
  },
  {
    what: 'freeing another device',
    change: async (owner) =>
      owner.browser.call('freeDevice', { id: owner.deviceId, bandToken: await bandToken(owner) }),
  },
];

test.each(changes)('$what voids a scene that was confirmed and a grant that was earned before', async ({ change }) => {
  const owner = await newOwner();
  const intrusion = await intrude(owner);
  expect((await change(owner)).json()).toMatchObject({ code: 0 });
  expect(await claim(intrusion)).toMatchObject({ code: SCENE_INVALID, data: null });
  expect(await reset(intrusion)).toMatchObject({ code: IDENTITY_UNPROVEN });
  expect(intrusion.desktop.cookies.has('osteon_session')).toBe(false);
});

test('a change of e-mail voids a grant that was earned before', async () => {
  const owner = await newOwner();
  const intrusion = await intrude(owner);
  const token = await bandToken(owner);
  const email = `changed${numbers}@osteon.example`;
  await requestVerificationCode(owner.browser, email);
  const validCode = await readCode(owner.browser, email);
  const bound = await owner.browser.call('bindEmail', { account: email, validCode, bandToken: token });
  expect(bound.json()).toMatchObject({ code: 0 });
  expect(await reset(intrusion)).toMatchObject({ code: IDENTITY_UNPROVEN });
});

test('a scene is claimed only while the session that confirmed it is open', async () => {
  const owner = await newOwner();
  const phone = await logInPhone(gateway, owner.mobile);
  const desktop = gateway.browser();
  const qrCode = (await desktop.call('generatePcLoginQrCode', {})).json().data;
  await confirmScene(phone, qrCode);
  await phone.call('phoneLogout', {});
  const poll = await desktop.call('checkPcLoginStatus', { loginScene: qrCode.scene });
  expect(poll.json()).toMatchObject({ code: SCENE_INVALID, data: null });
  expect(desktop.cookies.has('osteon_session')).toBe(false);
});

test('a claim at the same time as a sign-out everywhere leaves no session of the claim', async () => {
  for (let tries = 0; tries < 3; tries++) {
    const owner = await newOwner();
    const intrusion = await intrude(owner);
    await Promise.all([owner.browser.call('signOutOthers', {}), claim(intrusion)]);
    const open = await gateway.deps.db
      .select({ kind: session.kind })
      .from(session)
      .where(and(eq(session.accountId, owner.customerId), isNull(session.endedAt)));
    expect(open).toEqual([{ kind: 'desktop' }]);
    expect((await owner.browser.call('getDoctorInfo', {})).statusCode).toBe(200);
  }
});
