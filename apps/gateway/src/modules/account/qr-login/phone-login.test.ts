import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import type { LoginQrCode } from '../../../../test/log-in-customer.ts';
import { makeWrongCode, readCode, requestLoginCode } from '../../../../test/login-code.ts';
import { auditEntry } from '../../audit/tables.ts';
import { session } from '../sessions/tables.ts';

const LIFETIME_MS = 1_200_000;
const PASSWORD = 'Osteon2026!';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const INVALID = { code: 110043, message: '二维码已过期', data: null };
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
});
afterAll(() => gateway.close());

let numbers = 13_722_220_000;

/** A phone that is logged in to a separate account. */
async function getPhone(mobile = String(++numbers)): Promise<{ phone: Browser; mobile: string; customerId: string }> {
  const phone = gateway.browser();
  await requestLoginCode(phone, mobile);
  const reply = await phone.call('phoneCodeLogin', { account: mobile, validCode: await readCode(phone, mobile) });
  return { phone, mobile, customerId: reply.json().data.customerId };
}

async function createScene(browser: Browser): Promise<LoginQrCode> {
  return (await browser.call('generatePcLoginQrCode', {}, { 'user-agent': DESKTOP })).json().data;
}

async function poll(browser: Browser, loginScene: string) {
  return (await browser.call('checkPcLoginStatus', { loginScene })).json();
}

async function openScene(phone: Browser, scene: string) {
  return (await phone.call('getLoginScene', { scene })).json();
}

async function confirm(phone: Browser, { scene, matchNumber }: LoginQrCode) {
  return (await phone.call('confirmLoginScene', { scene, matchNumber })).json();
}

/** The audit entries of an account, newest last. */
async function getAudit(accountId: string): Promise<string[]> {
  const rows = await gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.accountId, accountId));
  return rows.map(({ event, outcome }) => `${event} ${outcome}`);
}

describe('a phone', () => {
  test('receives browser, address and time of the login, and the number of the desktop', async () => {
    const desktop = gateway.browser();
    const { scene, matchNumber } = await createScene(desktop);
    const { phone, mobile } = await getPhone();
    expect(await openScene(phone, scene)).toMatchObject({
      code: 0,
      data: {
        kind: 'scan',
        customer: { name: '', account: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` },
        login: {
          offeredNumbers: expect.arrayContaining([matchNumber]),
          browser: 'Chrome · Windows',
          ip: '127.0.0.1',
          askedAt: clock.now(),
        },
      },
    });
    expect(await poll(desktop, scene)).toMatchObject({ data: { customerId: null, pcLoginStatus: 0, scanned: true } });
  });

  test('logs the desktop in by a confirmation, and only by one', async () => {
    const desktop = gateway.browser();
    const qrCode = await createScene(desktop);
    const { scene } = qrCode;
    const { phone, customerId } = await getPhone();
    expect(await confirm(phone, qrCode)).toMatchObject(INVALID);
    await openScene(phone, scene);
    expect(await poll(desktop, scene)).toMatchObject({ data: { customerId: null } });
    expect(await confirm(phone, qrCode)).toMatchObject({ code: 0, data: { pcLoginStatus: 1 } });
    expect(await poll(desktop, scene)).toMatchObject({ data: { customerId, pcLoginStatus: 1 } });
    expect((await desktop.call('checkSession', {})).json().data).toMatchObject({ status: 0, customerId });
    expect(await getAudit(customerId)).toEqual(expect.arrayContaining(['loginOnPhone done', 'loginByQr done']));
  });

  test('is offered three numbers, the same at every request, and has one try', async () => {
    const desktop = gateway.browser();
    const { scene, matchNumber } = await createScene(desktop);
    const { phone, customerId } = await getPhone();
    const { offeredNumbers } = (await openScene(phone, scene)).data.login;
    expect(offeredNumbers).toEqual([...new Set(offeredNumbers)].toSorted());
    expect(offeredNumbers).toHaveLength(3);
    expect((await openScene(phone, scene)).data.login).toMatchObject({ offeredNumbers });
    const wrong = offeredNumbers.find((offered: string) => offered !== matchNumber);
    expect(await confirm(phone, { scene, matchNumber: wrong })).toMatchObject({ code: 110051, data: null });
    expect(await confirm(phone, { scene, matchNumber })).toMatchObject(INVALID);
    expect(await poll(desktop, scene)).toMatchObject(INVALID);
    expect(desktop.cookies.has('osteon_session')).toBe(false);
    expect(await getAudit(customerId)).toContain('loginByQr refused');
  });

  test('refuses, and the scene is over on both sides', async () => {
    const desktop = gateway.browser();
    const qrCode = await createScene(desktop);
    const { scene } = qrCode;
    const { phone, customerId } = await getPhone();
    await openScene(phone, scene);
    expect((await phone.call('refuseLoginScene', { scene, mismatch: true })).json()).toMatchObject({ code: 0 });
    expect(await poll(desktop, scene)).toMatchObject(INVALID);
    expect(await confirm(phone, qrCode)).toMatchObject(INVALID);
    expect(await getAudit(customerId)).toContain('loginByQr refused');
  });

  test('withdraws its confirmation, which logs the desktop out', async () => {
    const desktop = gateway.browser();
    const qrCode = await createScene(desktop);
    const { scene } = qrCode;
    const { phone } = await getPhone();
    await openScene(phone, scene);
    await confirm(phone, qrCode);
    await poll(desktop, scene);
    const stranger = await getPhone();
    expect((await stranger.phone.call('withdrawLoginScene', { scene })).json()).toMatchObject(INVALID);
    expect((await desktop.call('checkSession', {})).json().data).toMatchObject({ status: 0 });
    expect((await phone.call('withdrawLoginScene', { scene })).json()).toMatchObject({ code: 0 });
    expect((await desktop.call('checkSession', {})).json().data).toMatchObject({ status: 40100 });
  });

  test('withdraws its confirmation before the desktop has polled it', async () => {
    const desktop = gateway.browser();
    const qrCode = await createScene(desktop);
    const { scene } = qrCode;
    const { phone } = await getPhone();
    await openScene(phone, scene);
    await confirm(phone, qrCode);
    await phone.call('withdrawLoginScene', { scene });
    expect(await poll(desktop, scene)).toMatchObject(INVALID);
    expect(desktop.cookies.has('osteon_session')).toBe(false);
  });

  test('is refused a scene that is unknown, used or expired, which is audited', async () => {
    const { phone, customerId } = await getPhone();
    expect(await openScene(phone, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(INVALID);
    const desktop = gateway.browser();
    const used = await createScene(desktop);
    await openScene(phone, used.scene);
    await confirm(phone, used);
    expect(await confirm(phone, used)).toMatchObject(INVALID);
    expect(await openScene(phone, used.scene)).toMatchObject(INVALID);
    const expired = await createScene(desktop);
    await openScene(phone, expired.scene);
    clock.advance(LIFETIME_MS);
    expect(await confirm(phone, expired)).toMatchObject(INVALID);
    expect((await getAudit(customerId)).filter((line) => line === 'qrSceneUsed refused')).toHaveLength(4);
  });

  test('and another phone concurrently: one of them confirms', async () => {
    const desktop = gateway.browser();
    const qrCode = await createScene(desktop);
    const { scene } = qrCode;
    const phones = await Promise.all([getPhone(), getPhone(), getPhone(), getPhone()]);
    for (const { phone } of phones) await openScene(phone, scene);
    const answers = await Promise.all(phones.map(({ phone }) => confirm(phone, qrCode)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const winner = phones[answers.findIndex(({ code }) => code === 0)];
    expect(await poll(desktop, scene)).toMatchObject({ data: { customerId: winner?.customerId } });
  });

  test('without a session must log in', async () => {
    const { scene } = await createScene(gateway.browser());
    const reply = await gateway.browser().call('getLoginScene', { scene });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 40100]);
  });
});

describe("the phone's session", () => {
  test('is valid on the phone pages only, where a portal session is not', async () => {
    const { phone } = await getPhone();
    expect((await phone.call('checkSession', {})).json().data).toMatchObject({ status: 40100 });
    phone.cookies.set('osteon_session', phone.cookies.get('osteon_phone') ?? '');
    phone.cookies.set('apiToken', phone.cookies.get('phoneToken') ?? '');
    expect((await phone.call('getDoctorInfo', {})).statusCode).toBe(401);

    const portal = await gateway.login('13900000002');
    portal.cookies.set('osteon_phone', portal.cookies.get('osteon_session') ?? '');
    portal.cookies.set('phoneToken', portal.cookies.get('apiToken') ?? '');
    const { scene } = await createScene(portal);
    expect((await portal.call('getLoginScene', { scene })).statusCode).toBe(401);
  });

  test('displaces no desktop, and no desktop displaces it', async () => {
    const mobile = String(++numbers);
    const desktop = gateway.browser();
    await requestLoginCode(desktop, mobile);
    await desktop.call('verificationCodeLogin', {
      account: mobile,
      accountType: 'MOBILE',
      validCode: await readCode(desktop, mobile),
    });
    const { phone } = await getPhone(mobile);
    expect((await desktop.call('checkSession', {})).json().data).toMatchObject({ status: 0 });
    const { scene } = await createScene(gateway.browser());
    expect(await openScene(phone, scene)).toMatchObject({ code: 0 });
  });

  test('is not counted among the logins of the day, but counts as a device', async () => {
    const mobile = String(++numbers);
    const phones = [];
    for (let devices = 0; devices < 5; devices++) phones.push(await getPhone(mobile));
    const { scene } = await createScene(gateway.browser());
    expect(await openScene(phones[0]?.phone ?? gateway.browser(), scene)).toMatchObject({ code: 0 });
    const sixth = await getPhone(mobile);
    expect((await sixth.phone.call('getLoginScene', { scene })).statusCode).toBe(423);
    expect((await sixth.phone.call('phoneLogout', {})).json()).toMatchObject({ code: 0 });
  });

  test('is of the kind phone, accepts a password, and ends with a logout', async () => {
    const phone = gateway.browser();
    const wrongOne = await phone.call('phonePasswordLogin', { mobile: '13900000003', passwd: 'no such word' });
    expect(wrongOne.json()).toMatchObject({ code: 110012, data: null });
    const reply = await phone.call('phonePasswordLogin', { mobile: '13900000003', passwd: PASSWORD });
    expect(reply.json().data).toEqual({ customerId: 'sample-03' });
    expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'osteon_phone', maxAge: 90 * 86_400 }));
    const [row] = await gateway.deps.db.select().from(session).where(eq(session.accountId, 'sample-03'));
    expect(row).toMatchObject({ kind: 'phone', endedAt: null });
    const savedCookies = new Map(phone.cookies);
    await phone.call('phoneLogout', {});
    expect(phone.cookies.has('osteon_phone')).toBe(false);
    for (const [name, value] of savedCookies) phone.cookies.set(name, value);
    expect((await phone.call('getLoginScene', { scene: 'x' })).statusCode).toBe(401);
  });

  test('is not opened for a wrong code, nor for an account that is being cancelled', async () => {
    const phone = gateway.browser();
    const mobile = String(++numbers);
    await requestLoginCode(phone, mobile);
    const validCode = makeWrongCode(await readCode(phone, mobile));
    expect((await phone.call('phoneCodeLogin', { account: mobile, validCode })).json().code).toBe(110040);
    const cancelled = await phone.call('phonePasswordLogin', { mobile: '13900000010', passwd: PASSWORD });
    expect(cancelled.json().code).toBe(110004);
    expect(phone.cookies.has('osteon_phone')).toBe(false);
  });

  test('refuses requests from pages of another site', async () => {
    const { phone } = await getPhone();
    const { scene } = await createScene(gateway.browser());
    const forged = await phone.call('getLoginScene', { scene }, { phoneToken: 'forged' });
    expect([forged.statusCode, forged.json().code]).toEqual([403, 40302]);
  });
});
