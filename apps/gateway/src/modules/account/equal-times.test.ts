import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

const KNOWN = 'doctor@osteon.example';
const UNKNOWN = 'nobodyy@osteon.example';

// Hundreds of passwords are hashed, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 });

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

async function msOf(ask: () => Promise<LightMyRequestResponse>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

/**
 * How often the first of two times is the longer one. Pairs are taken one after the other, in turns of order, so that
 * whatever else the machine does falls on both alike.
 */
async function shareOfLonger(
  pairs: number,
  known: () => Promise<LightMyRequestResponse>,
  unknown: () => Promise<LightMyRequestResponse>,
): Promise<number> {
  for (const warmUp of [known, unknown, known, unknown]) await warmUp();
  let longer = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const [first, second] = pair % 2 ? [known, unknown] : [unknown, known];
    const [a, b] = [await msOf(first), await msOf(second)];
    if (pair % 2 ? a > b : b > a) longer++;
  }
  return longer / pairs;
}

/** Five standard deviations of a fair coin: by chance once in two million runs. */
const margin = (pairs: number) => 2.5 / Math.sqrt(pairs);

const password = (email: string) => () =>
  gateway.browser().call('accountPasswdLogin', { email, passwd: 'surely wrong' });
const code = (account: string, sendType: number) => () =>
  gateway.browser().call('createVerificationCode', { account, typeId: 1, sendType });

test('a wrong password takes as long for an unknown account as for a known one', async () => {
  const share = await shareOfLonger(80, password(KNOWN), password(UNKNOWN));
  expect(Math.abs(share - 0.5)).toBeLessThan(margin(80));
});

test.each([
  ['recovery', 2],
  ['registration', 15],
])(
  'a code for %s is answered alike and in the same time, whether the account exists or not',
  async (_name, sendType) => {
    const [known, unknown] = [await code(KNOWN, sendType)(), await code(UNKNOWN, sendType)()];
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.json()).toEqual(unknown.json());
    const share = await shareOfLonger(160, code(KNOWN, sendType), code(UNKNOWN, sendType));
    expect(Math.abs(share - 0.5)).toBeLessThan(margin(160));
  },
);

test('a wrong code is answered alike, whether the account exists or not', async () => {
  const guess = async (account: string) =>
    (
      await gateway.browser().call('verificationCodeLogin', { account, accountType: 'EMAIL', validCode: '12a4' })
    ).json();
  const { requestId: _known, ...known } = await guess(KNOWN);
  const { requestId: _unknown, ...unknown } = await guess(UNKNOWN);
  expect(known).toEqual(unknown);
});
