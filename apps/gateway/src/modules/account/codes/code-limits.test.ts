import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode } from '../../../../test/login-code.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import { createDeliverMessage, createDeliveryWorkers } from '../../outbox/deliveries/deliver-message-service.ts';
import { createMessageDelivery } from '../../outbox/delivery-service.ts';
import { DeliveryError } from '../../outbox/providers/delivery-error.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = createFakeClock();
let gateway: TestApp;
let providerDown = false;

beforeAll(async () => {
  gateway = await testApp({ clock, env: { LIMITS: 'on', TRUST_PROXY: '1' }, modules: withProvider });
});
afterAll(() => gateway.close());

/** The outbox, unless the provider is down. */
function withProvider(deps: TestApp['deps']) {
  const delivery = createMessageDelivery(deps);
  const deliver = createDeliverMessage(deps, {
    async send(message) {
      if (providerDown) throw new DeliveryError('the provider is down', { unsent: false });
      return delivery.send(message);
    },
  });
  return { workers: createDeliveryWorkers(deliver) };
}

let addresses = 0;

/** Sends requests from a separate address, so that only the tested limit applies; returns the response code. */
async function requestCode(browser: Browser, account: string, ip = `203.0.113.${++addresses}`): Promise<number> {
  const headers = { 'x-forwarded-for': ip };
  const reply = await browser.call('createVerificationCode', { account, typeId: 3, sendType: 0 }, headers);
  return reply.json().responseCode;
}

async function sentTo(account: string): Promise<number> {
  const reply = await gateway.browser().call('readOutbox', { account });
  return reply.json().data.list.length;
}

test('each number is sent one code per minute and ten per day, from any browser', async () => {
  expect(await requestCode(gateway.browser(), '13722220001')).toBe(0);
  clock.advance(MINUTE - 1);
  expect(await requestCode(gateway.browser(), '13722220001')).toBe(42900);
  expect(await requestCode(gateway.browser(), '13722220002')).toBe(0);
  clock.advance(1);
  for (let codes = 1; codes < 10; codes++) {
    expect(await requestCode(gateway.browser(), '13722220001')).toBe(0);
    clock.advance(MINUTE);
  }
  expect(await requestCode(gateway.browser(), '13722220001')).toBe(42900);
  expect(await sentTo('13722220001')).toBe(10);
  clock.advance(DAY);
  expect(await requestCode(gateway.browser(), '13722220001')).toBe(0);
});

test('a request that comes too soon is refused with the seconds to wait', async () => {
  const account = '13722220021';
  expect(await requestCode(gateway.browser(), account)).toBe(0);
  clock.advance(18_500);
  const reply = await gateway.browser().call('createVerificationCode', { account, typeId: 3, sendType: 0 });
  expect(reply.json()).toMatchObject({ responseCode: 42900, responseData: { waitSeconds: 42 } });
});

test('fifteen wrong tries in a day pause the purpose; a new code does not reset them', async () => {
  const browser = gateway.browser();
  for (let codes = 0; codes < 3; codes++) {
    expect(await requestCode(browser, '13722220003', '198.51.100.1')).toBe(0);
    const code = await readCode(browser, '13722220003');
    for (let tries = 0; tries < 5; tries++) {
      expect((await logInByCode(browser, '13722220003', makeWrongCode(code))).json().code).toBe(110040);
    }
    clock.advance(MINUTE);
  }
  const last = await readCode(browser, '13722220003');
  expect((await logInByCode(browser, '13722220003', last)).json().code).toBe(42900);
  expect(await requestCode(browser, '13722220003', '198.51.100.1')).toBe(42900);
  clock.advance(DAY);
  expect(await requestCode(browser, '13722220003', '198.51.100.1')).toBe(0);
  const fresh = await readCode(browser, '13722220003');
  expect((await logInByCode(browser, '13722220003', fresh)).json().code).toBe(0);
});

test('each address may request thirty codes per hour, for all of its browsers', async () => {
  for (let codes = 0; codes < 30; codes++) {
    expect(await requestCode(gateway.browser(), `137333300${10 + codes}`, '198.51.100.2')).toBe(0);
  }
  expect(await requestCode(gateway.browser(), '13733330099', '198.51.100.2')).toBe(42900);
  expect(await sentTo('13733330099')).toBe(0);
  expect(await requestCode(gateway.browser(), '13733330099', '198.51.100.3')).toBe(0);
});

test('an address in a header of the client does not change its limits', async () => {
  const browser = gateway.browser();
  expect(await requestCode(browser, '13733330098', '192.0.2.1, 198.51.100.2')).toBe(42900);
});

test('each browser may request fifteen codes per hour, from any address', async () => {
  const browser = gateway.browser();
  for (let codes = 0; codes < 15; codes++) expect(await requestCode(browser, `137444400${10 + codes}`)).toBe(0);
  expect(await requestCode(browser, '13744440099')).toBe(42900);
});

test('while the provider is down nothing is counted and the previous code stays valid', async () => {
  const browser = gateway.browser();
  expect(await requestCode(browser, '13722220004')).toBe(0);
  const code = await readCode(browser, '13722220004');
  clock.advance(MINUTE);
  providerDown = true;
  const failed = await browser.call('createVerificationCode', { account: '13722220004', typeId: 3, sendType: 0 });
  expect(failed.json()).toMatchObject({ responseCode: 110041, responseMessage: '验证码发送失败，请稍后重试' });
  providerDown = false;
  expect((await logInByCode(browser, '13722220004', code)).json().code).toBe(0);
  expect(await requestCode(browser, '13722220004')).toBe(0);
});

test('codes that the provider refused do not count for their address and browser', async () => {
  const browser = gateway.browser();
  providerDown = true;
  for (let codes = 0; codes < 31; codes++) {
    expect(await requestCode(browser, `137555500${10 + codes}`, '198.51.100.4')).toBe(110041);
  }
  providerDown = false;
  expect(await requestCode(browser, '13755550099', '198.51.100.4')).toBe(0);
});

test.each([
  ['198.51.100.9', '198.51.100.9'],
  ['::ffff:198.51.100.9', '198.51.100.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
