import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestChallenge, solveProofOfWork } from '../../../../test/proof-of-work.ts';

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let mobile = 13_766_660_000;

beforeAll(async () => {
  gateway = await testApp({ clock, env: { PROOF_OF_WORK: 'on' } });
  browser = gateway.browser();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from audit_entry`;
});

/** Requests a code for a fresh number; returns the code and the status of the response. */
async function requestCode(headers: Record<string, string> = {}): Promise<{ code: number; status: number }> {
  const account = String(mobile++);
  const reply = await browser.call('createVerificationCode', { account, typeId: 3, sendType: 0 }, headers);
  return { code: reply.json().responseCode, status: reply.statusCode };
}

const REFUSED = { code: 40301, status: 403 };

/** The reasons of refused proofs in the audit log. */
async function readProofReasons(): Promise<string[]> {
  const entries = await gateway.deps.sql`select detail from audit_entry where event = 'proofUsed' order by id`;
  return entries.map(({ detail }) => detail.reason);
}

test('a code is sent for a solved challenge, and for each challenge once', async () => {
  const proof = await solveProofOfWork(await requestChallenge(browser));
  expect(await requestCode(proof)).toEqual({ code: 0, status: 200 });
  expect(await requestCode(proof)).toEqual(REFUSED);
  expect(await readProofReasons()).toEqual(['used']);
});

test('of 20 concurrent requests with one proof, one succeeds', async () => {
  const proof = await solveProofOfWork(await requestChallenge(browser));
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestCode(proof)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
});

test.each([
  ['nothing', {}],
  ['no base64', { 'x-proof': '\u00ff?' }],
  ['no JSON', { 'x-proof': Buffer.from('{').toString('base64') }],
  ['another shape', { 'x-proof': Buffer.from('{"challenge":{}}').toString('base64') }],
])('%s is no solution, and nothing is sent', async (_name, headers) => {
  expect(await requestCode(headers)).toEqual(REFUSED);
  const sent = await browser.call('readOutbox', { account: String(mobile - 1) });
  expect(sent.json().data.list).toEqual([]);
});

test('a forged challenge, an easier one and a wrong solution are refused', async () => {
  const challenge = await requestChallenge(browser);
  const { parameters } = challenge;
  expect(await requestCode(await solveProofOfWork({ ...challenge, signature: 'ab'.repeat(32) }))).toEqual(REFUSED);
  expect(
    await requestCode(await solveProofOfWork({ ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: '0' } })),
  ).toEqual(REFUSED);
  const solution = { counter: 1, derivedKey: '00'.repeat(32) };
  const guessed = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect(await requestCode({ 'x-proof': guessed })).toEqual(REFUSED);
  expect(await readProofReasons()).toEqual(['forged']);
});

test('a challenge is valid for five minutes', async () => {
  const early = await solveProofOfWork(await requestChallenge(browser));
  const expired = await solveProofOfWork(await requestChallenge(browser));
  clock.advance(299_000);
  expect(await requestCode(early)).toEqual({ code: 0, status: 200 });
  clock.advance(2_000);
  expect(await requestCode(expired)).toEqual(REFUSED);
  expect(await readProofReasons()).toEqual(['expired']);
});

test('the work grows with the challenges of an address, for that address alone', async () => {
  const strict = await testApp({ env: { PROOF_OF_WORK: 'on', LIMITS: 'on', TRUST_PROXY: '1' } });
  const guesses = async (ip: string) => {
    const challenge = await requestChallenge(strict.browser(), { 'x-forwarded-for': ip });
    const header = (await solveProofOfWork(challenge))['x-proof'];
    return JSON.parse(Buffer.from(header, 'base64').toString()).solution.counter;
  };
  for (let requested = 0; requested < 40; requested++) {
    await requestChallenge(strict.browser(), { 'x-forwarded-for': '2001:db8:1:2::1' });
  }
  expect(await guesses('2001:db8:1:2:ffff::9')).toBeGreaterThanOrEqual(2_400);
  expect(await guesses('2001:db8:1:3::1')).toBeLessThan(300);
  await strict.close();
});
