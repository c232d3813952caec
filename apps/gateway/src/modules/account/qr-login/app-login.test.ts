import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { confirmScene } from '../../../../test/log-in-customer.ts';

const PASSWORD = 'Osteon2026!';
const HOUR = 3_600_000;
const INVALID = { code: 110043, data: null };
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock });
});
afterAll(() => gateway.close());

/** A desktop whose login was the fourth of the account's day, and a phone of the account. */
async function fourth(mobile: string): Promise<{ desktop: Browser; phone: Browser; customerId: string }> {
  for (let logins = 0; logins < 3; logins++) await gateway.login(mobile);
  const desktop = gateway.browser();
  const reply = await desktop.call('accountPasswdLogin', { mobile, passwd: PASSWORD });
  const { customerUnite, pcLoginStatus } = reply.json().responseData;
  expect(pcLoginStatus).toBe(2);
  expect(desktop.cookies.has('osteon_session')).toBe(false);
  return { desktop, phone: await getPhone(mobile), customerId: customerUnite.customerId };
}

async function getPhone(mobile: string): Promise<Browser> {
  const phone = gateway.browser();
  await phone.call('phonePasswordLogin', { mobile, passwd: PASSWORD });
  return phone;
}

async function createAppScene(desktop: Browser, customerId: string) {
  return (await desktop.call('generateAppLoginQr', { customerId })).json();
}

async function poll(desktop: Browser, loginScene: string, customerId: string) {
  return (await desktop.call('checkLoginStatus', { loginScene, customerId })).json();
}

test("the fourth login of the day waits for the account's phone", async () => {
  const { desktop, phone, customerId } = await fourth('13900000002');
  const { scene, qrCodeUrl, matchNumber } = (await createAppScene(desktop, customerId)).data;
  expect(qrCodeUrl).toContain(`/edu/m/login?scene=${scene}`);
  expect(await poll(desktop, scene, customerId)).toMatchObject({ data: { customerId: null, scanned: false } });
  const opened = (await phone.call('getLoginScene', { scene })).json().data;
  expect(opened).toMatchObject({ kind: 'app', login: { offeredNumbers: expect.arrayContaining([matchNumber]) } });
  expect((await phone.call('confirmLoginScene', { scene, matchNumber })).json()).toMatchObject({
    data: { pcLoginStatus: 1 },
  });
  expect((await desktop.call('checkSession', {})).json().data).toMatchObject({ status: 40100 });
  expect(await poll(desktop, scene, customerId)).toMatchObject({ data: { customerId, pcLoginStatus: 1 } });
  expect((await desktop.call('checkSession', {})).json().data).toMatchObject({ status: 0, customerId });
  expect(await poll(desktop, scene, customerId)).toMatchObject(INVALID);
});

test("another account's phone receives no details, cannot confirm, and may only cancel", async () => {
  const { desktop, customerId } = await fourth('13900000003');
  const { scene, matchNumber } = (await createAppScene(desktop, customerId)).data;
  const phone = await getPhone('13900000004');
  expect((await phone.call('getLoginScene', { scene })).json().data).toMatchObject({ kind: 'app', login: null });
  expect((await phone.call('confirmLoginScene', { scene, matchNumber })).json()).toMatchObject(INVALID);
  expect(await poll(desktop, scene, customerId)).toMatchObject({ data: { customerId: null } });
  expect((await phone.call('refuseLoginScene', { scene })).json()).toMatchObject({ code: 0 });
  expect(await poll(desktop, scene, customerId)).toMatchObject(INVALID);
});

test('a code for the app is given only to the browser that has proved the account, for an hour', async () => {
  const unproven = { code: 110050, message: '登录已失效，请重新登录', data: null };
  expect(await createAppScene(gateway.browser(), 'sample-05')).toMatchObject(unproven);
  const { desktop, customerId } = await fourth('13900000005');
  expect(await createAppScene(desktop, 'sample-02')).toMatchObject(unproven);
  const forger = gateway.browser();
  const proof = desktop.cookies.get('osteon_app_login') ?? '';
  forger.cookies.set('osteon_app_login', proof.replace('sample-05', 'sample-06'));
  expect(await createAppScene(forger, 'sample-06')).toMatchObject(unproven);
  clock.advance(HOUR - 1);
  expect(await createAppScene(desktop, customerId)).toMatchObject({ code: 0 });
  clock.advance(1);
  expect(await createAppScene(desktop, customerId)).toMatchObject(unproven);
});

test('a scene is polled by the browser and the call of its own kind', async () => {
  const { desktop, customerId } = await fourth('13900000006');
  const { scene } = (await createAppScene(desktop, customerId)).data;
  const stranger = gateway.browser();
  await stranger.call('generatePcLoginQrCode', {});
  expect(await poll(stranger, scene, customerId)).toMatchObject(INVALID);
  expect((await desktop.call('checkPcLoginStatus', { loginScene: scene })).json()).toMatchObject(INVALID);
});

test('a scan over the daily limit is reported to the phone, and then requires the app', async () => {
  const { desktop, phone, customerId } = await fourth('13900000007');
  const qrCode = (await desktop.call('generatePcLoginQrCode', {})).json().data;
  const { scene } = qrCode;
  expect((await confirmScene(phone, qrCode)).json()).toMatchObject({ data: { pcLoginStatus: 2 } });
  const polled = (await desktop.call('checkPcLoginStatus', { loginScene: scene })).json();
  expect(polled).toMatchObject({ data: { customerId, pcLoginStatus: 2 } });
  expect(desktop.cookies.has('osteon_session')).toBe(false);
  expect(await createAppScene(desktop, customerId)).toMatchObject({ code: 0 });
});
