import { WRONG_CODES_PER_HOUR, WRONG_CODES_PER_HOUR_MAX } from '@osteon/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { logInByCode, makeWrongCode, readCode } from '../../../../test/login-code.ts';
import { requestChallenge, solveProofOfWork } from '../../../../test/proof-of-work.ts';
import { createWrongCodeCounters, type WrongCodeCounters } from '../../../platform/rate-limit/wrong-code-counters.ts';

const [WRONG, PROOF_MISSING, TOO_MANY] = [110040, 40301, 42900];
const HERE = '198.18.1.1';
const MOBILE = '13900000007';

let gateway: TestApp;
let holder: Browser;
let counters: WrongCodeCounters;
let accounts = 0;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  gateway = await testApp({ log, env: { LIMITS: 'on', PROOF_OF_WORK: 'on', TRUST_PROXY: '1' } });
  holder = await gateway.login(MOBILE);
  counters = createWrongCodeCounters(gateway.deps);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from rate_limit`;
});

/** An account that was just sent a code, which is none of the digits tried here. */
async function sendCode(): Promise<string> {
  const account = String(13_700_000_000 + ++accounts);
  await gateway.deps.sql`
    insert into verification_code (account, purpose, code_hash, sent_at, expires_at)
    values (${account}, 'mobileLogin', '', now(), now() + interval '10 minutes')
  `;
  return account;
}

async function guess(account: string, headers: Record<string, string>): Promise<number> {
  const login = { account, accountType: 'MOBILE', validCode: '1234' } as const;
  return (await gateway.browser().call('verificationCodeLogin', login, headers)).json().code;
}

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const guessFrom = async (ip: string) => guess(await sendCode(), from(ip));
const prove = async (browser = gateway.browser()) => solveProofOfWork(await requestChallenge(browser));

test('after the limit of wrong codes of an address, each further try from it needs a separate proof of work', async () => {
  for (let tries = 0; tries < WRONG_CODES_PER_HOUR.address; tries++) expect(await guessFrom(HERE)).toBe(WRONG);
  const account = await sendCode();
  expect(await guess(account, from(HERE))).toBe(PROOF_MISSING);
  const proof = await prove();
  expect(await guess(account, { ...from(HERE), ...proof })).toBe(WRONG);
  expect(await guess(account, { ...from(HERE), ...proof })).toBe(PROOF_MISSING);
  expect(await guessFrom('198.19.1.1')).toBe(WRONG);
});

test.each([
  ['/24 of IPv4', '198.18.2.0/24', '198.18.2.77', '198.18.3.77'],
  ['/48 of IPv6', '2001:db8:1::/48', '2001:db8:1:77::1', '2001:db8:2:77::1'],
])('addresses changed within a %s count together', async (_network, key, inside, outside) => {
  await counters.network.penalty(key, WRONG_CODES_PER_HOUR.network);
  expect(await guessFrom(inside)).toBe(PROOF_MISSING);
  expect(await guessFrom(outside)).toBe(WRONG);
});

test('after the global limit of wrong codes, all but known devices need a proof of work, and the operator is alerted', async () => {
  await counters.all.penalty('all', WRONG_CODES_PER_HOUR.all);
  logged.length = 0;
  expect(await guessFrom(HERE)).toBe(PROOF_MISSING);
  expect(await guessFrom('198.19.1.1')).toBe(PROOF_MISSING);
  expect(logged.filter((line) => line.includes('codes are being guessed'))).toHaveLength(1);
  const metrics = await gateway.app.inject({ url: '/gateway/metrics', remoteAddress: '127.0.0.1' });
  expect(metrics.body).toContain(`verification_wrong_codes ${WRONG_CODES_PER_HOUR.all}\n`);
  await gateway.deps.sql`
    insert into verification_code (account, purpose, known, code_hash, sent_at, expires_at)
    values (${MOBILE}, 'mobileLogin', true, '', now() - interval '2 minutes', now() + interval '8 minutes')
  `;
  expect((await logInByCode(holder, MOBILE, '1234')).json().code).toBe(WRONG);
});

test('at the global maximum of wrong codes, no stranger may try a code, while known devices log in', async () => {
  const [strangers, proven] = await Promise.all([prove(), prove(holder)]);
  await counters.all.penalty('all', WRONG_CODES_PER_HOUR_MAX);
  expect(await guess(await sendCode(), { ...from(HERE), ...strangers })).toBe(TOO_MANY);
  expect(await counters.readAll()).toBe(WRONG_CODES_PER_HOUR_MAX);
  const request = { account: MOBILE, typeId: 3, sendType: 0 };
  expect((await holder.call('createVerificationCode', request, proven)).json().responseCode).toBe(0);
  expect((await logInByCode(holder, MOBILE, await readCode(holder, MOBILE))).json().code).toBe(0);
});

test('a right code, and a try that was compared with no code, do not count towards the budget', async () => {
  const browser = gateway.browser();
  const proof = await prove(browser);
  const request = { account: '13733330077', typeId: 3, sendType: 0 };
  expect((await browser.call('createVerificationCode', request, proof)).json().responseCode).toBe(0);
  const code = await readCode(browser, '13733330077');
  expect((await logInByCode(browser, '13733330077', makeWrongCode(code))).json().code).toBe(WRONG);
  expect((await logInByCode(browser, '13733330077', code)).json().code).toBe(0);
  expect(await guess('13733330078', from(HERE))).toBe(WRONG);
  expect(await counters.readAll()).toBe(1);
});

test('of many concurrent tries no more are compared than the budget permits', async () => {
  const codes = await Promise.all(Array.from({ length: WRONG_CODES_PER_HOUR.address + 10 }, sendCode));
  const answers = await Promise.all(codes.map((account) => guess(account, from(HERE))));
  expect(answers.filter((answer) => answer === WRONG).length).toBeLessThanOrEqual(WRONG_CODES_PER_HOUR.address);
  expect(new Set(answers)).toEqual(new Set([WRONG, PROOF_MISSING]));
});

test('the proof of work grows with the global number of wrong codes', async () => {
  await counters.all.penalty('all', WRONG_CODES_PER_HOUR.all + 60);
  const challenge = await requestChallenge(gateway.browser());
  const solved = (await solveProofOfWork(challenge))['x-proof'];
  const { solution } = JSON.parse(Buffer.from(solved, 'base64').toString());
  expect(solution.counter).toBeGreaterThanOrEqual(1_200);
});
