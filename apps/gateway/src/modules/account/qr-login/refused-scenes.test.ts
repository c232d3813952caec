import { QR_LIFETIME_MS } from '@osteon/domain';
import { afterAll, beforeAll, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { confirmScene, type LoginQrCode, logInPhone } from '../../../../test/log-in-customer.ts';
import { expectRefusal, type Refused, type RefusedCase } from '../../../../test/refusal.ts';

const clock = createFakeClock();
let gateway: TestApp;
let numbers = 0;

beforeAll(async () => {
  clock.set(Date.parse('2027-03-01T04:00:00Z'));
  gateway = await testApp({ clock, poolSize: 10 });
});
afterAll(() => gateway.close());

/** A phone that is logged in with a separate number. */
const somePhone = () => logInPhone(gateway, `1386667${String(++numbers).padStart(4, '0')}`);

/** A browser with a new scene. */
async function createScene(): Promise<LoginQrCode & { desktop: Browser }> {
  const desktop = gateway.browser();
  return { desktop, ...(await desktop.call('generatePcLoginQrCode', {})).json().data };
}

/** A scene that its browser has used. */
async function claimed() {
  const { desktop, ...qrCode } = await createScene();
  const phone = await somePhone();
  await confirmScene(phone, qrCode);
  const poll = () => desktop.call('checkPcLoginStatus', { loginScene: qrCode.scene });
  await poll();
  return { phone, ...qrCode, poll };
}

const scene = (reason: string): Refused => ({ code: 110043, event: 'qrSceneUsed', reason });

const cases: readonly RefusedCase[] = [
  {
    what: 'an invented scene',
    async prepare() {
      const { desktop } = await createScene();
      return () => desktop.call('checkPcLoginStatus', { loginScene: 'A'.repeat(22) });
    },
    refused: scene('unknown'),
  },
  {
    what: "another browser's scene",
    async prepare() {
      const [{ desktop }, other] = [await createScene(), await createScene()];
      return () => desktop.call('checkPcLoginStatus', { loginScene: other.scene });
    },
    refused: scene('foreign'),
  },
  {
    what: 'a scene in a browser that began none',
    async prepare() {
      const { scene: loginScene } = await createScene();
      return () => gateway.browser().call('checkPcLoginStatus', { loginScene });
    },
    refused: scene('noNonce'),
  },
  {
    what: 'an expired scene',
    async prepare() {
      const { desktop, scene: loginScene } = await createScene();
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
      const { desktop, scene: loginScene } = await createScene();
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
      const [{ scene: expired }, phone] = [await createScene(), await somePhone()];
      clock.advance(QR_LIFETIME_MS);
      return () => phone.call('getLoginScene', { scene: expired });
    },
    refused: scene('expired'),
  },
  {
    what: 'a used scene confirmed again',
    async prepare() {
      const { phone, scene: used, matchNumber } = await claimed();
      return () => phone.call('confirmLoginScene', { scene: used, matchNumber });
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

test.each(cases)('$what is refused, changes nothing and is audited', async ({ prepare, refused }) => {
  await expectRefusal(gateway, await prepare(), refused);
});
