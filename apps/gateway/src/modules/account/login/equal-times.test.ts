import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';

const KNOWN = 'doctor@osteon.example';
const UNKNOWN = 'nobodyy@osteon.example';

// Hundreds of passwords are hashed, on a machine that may have other work.
vi.setConfig({ testTimeout: 300_000 });

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

async function getMs(ask: () => Promise<LightMyRequestResponse>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

type Ask = () => Promise<LightMyRequestResponse>;

/**
 * How often the first of two takes longer than the second. Pairs are taken one after the other, in turns of order, so
 * that whatever else the machine does falls on both alike.
 */
async function shareOfLonger(pairs: number, one: Ask, other: Ask): Promise<number> {
  for (const warmUp of [one, other, one, other]) await warmUp();
  let longer = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const [first, second] = pair % 2 ? [one, other] : [other, one];
    const [a, b] = [await getMs(first), await getMs(second)];
    if (pair % 2 ? a > b : b > a) longer++;
  }
  return longer / pairs;
}

/** Rounds that must all agree: what other work on the machine tilts once it does not tilt again and again. */
const ROUNDS = 3;

/**
 * Whether the two differ in time: in every round one of them is the longer one more often than a fair coin would
 * have it by five standard deviations, and always the same one.
 */
async function canTellApart(pairs: number, one: Ask, other: Ask): Promise<boolean> {
  const margin = 2.5 / Math.sqrt(pairs);
  let side = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const tilt = (await shareOfLonger(pairs, one, other)) - 0.5;
    if (Math.abs(tilt) < margin || Math.sign(tilt) === -side) return false;
    side = Math.sign(tilt);
  }
  return true;
}

const password = (email: string) => () =>
  gateway.browser().call('accountPasswdLogin', { email, passwd: 'surely wrong' });
const code = (account: string, sendType: number) => () =>
  gateway.browser().call('createVerificationCode', { account, typeId: 1, sendType });

test('a wrong password takes as long for an unknown account as for a known one', async () => {
  expect(await canTellApart(80, password(KNOWN), password(UNKNOWN))).toBe(false);
});

test('an answer that is given without hashing a password would be noticed', async () => {
  // The difference is so large that half of the pairs show it.
  expect(await canTellApart(40, password(KNOWN), password('no address'))).toBe(true);
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
    expect(await canTellApart(160, code(KNOWN, sendType), code(UNKNOWN, sendType))).toBe(false);
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
