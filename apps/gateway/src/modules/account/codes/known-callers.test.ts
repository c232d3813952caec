import { CODES_IN_ALL_PER_HOUR, CODES_PER_DAY, CODES_RESERVED_FOR_KNOWN_CALLERS } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInByCode, makeWrongCode, readCode } from '../../../../test/login-code.ts';

const MINUTE = 60_000;
const MOBILE = '13900000004';
const EMAIL = 'doctor@osteon.example';
const LOGIN = { typeId: 3, sendType: 0 };
const VERIFICATION = { typeId: 2, sendType: 5 };
const [REGISTRATION, RECOVERY] = [
  { typeId: 1, sendType: 15 },
  { typeId: 1, sendType: 2 },
];
const TOO_MANY = 42900;

const clock = createFakeClock();
let gateway: TestApp;
let holder: Browser;
let addresses = 0;

beforeAll(async () => {
  gateway = await testApp({ clock, env: { LIMITS: 'on', TRUST_PROXY: '1' } });
  holder = await gateway.login(MOBILE);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from verification_code`;
  await gateway.deps.sql`delete from rate_limit`;
});

/** Sends from a separate address, so that only the tested limit applies. */
function fromElsewhere() {
  addresses++;
  return { 'x-forwarded-for': `198.18.${addresses}.1` };
}

async function requestCode(browser: Browser, account = MOBILE, use: { typeId: number; sendType: number } = LOGIN) {
  const reply = await browser.call('createVerificationCode', { account, ...use }, fromElsewhere());
  return reply.json().responseCode;
}

/** Anonymous requests, each from another browser and address, a minute apart. */
async function requestCodesAnonymously(times: number, account = MOBILE, use = LOGIN): Promise<number[]> {
  const answers = [];
  for (let requested = 0; requested < times; requested++) {
    answers.push(await requestCode(gateway.browser(), account, use));
    clock.advance(MINUTE);
  }
  return answers;
}

const allSent = Array(CODES_PER_DAY).fill(0);

test('strangers share their limit of codes; a known device and the logged-in holder have a separate limit of ten', async () => {
  expect(await requestCodesAnonymously(CODES_PER_DAY + 1)).toEqual([...allSent, TOO_MANY]);
  for (let codes = 0; codes < CODES_PER_DAY; codes++) {
    expect(await requestCode(holder)).toBe(0);
    clock.advance(MINUTE);
  }
  expect(await requestCode(holder)).toBe(TOO_MANY);
});

test('a code that a stranger has just requested delays neither the holder nor another purpose', async () => {
  expect(await requestCode(gateway.browser())).toBe(0);
  expect(await requestCode(gateway.browser())).toBe(TOO_MANY);
  for (const use of [LOGIN, VERIFICATION]) {
    expect(await requestCode(holder, MOBILE, use)).toBe(0);
    expect(await requestCode(holder, MOBILE, use)).toBe(TOO_MANY);
  }
});

test('a code that strangers requested neither replaces nor invalidates that of a known device', async () => {
  expect(await requestCode(holder)).toBe(0);
  const code = await readCode(holder, MOBILE);
  clock.advance(MINUTE);
  const stranger = gateway.browser();
  for (let codes = 0; codes < 3; codes++) {
    expect(await requestCode(stranger)).toBe(0);
    const wrong = makeWrongCode(await readCode(stranger, MOBILE));
    for (let tries = 0; tries < 5; tries++) await logInByCode(stranger, MOBILE, wrong);
    clock.advance(MINUTE);
  }
  expect(await requestCode(stranger)).toBe(TOO_MANY);
  expect((await logInByCode(holder, MOBILE, code)).json().code).toBe(0);
  clock.advance(MINUTE);
  expect(await requestCode(holder)).toBe(0);
});

test('a code may be typed on another device, whose wrong tries do not invalidate it for the device that requested it', async () => {
  expect(await requestCode(holder)).toBe(0);
  const code = await readCode(holder, MOBILE);
  const other = gateway.browser();
  for (let tries = 0; tries < 5; tries++) {
    expect((await logInByCode(other, MOBILE, makeWrongCode(code))).json().code).toBe(110040);
  }
  expect((await logInByCode(other, MOBILE, code)).json().code).toBe(110040);
  expect((await logInByCode(holder, MOBILE, code)).json().code).toBe(0);

  clock.advance(MINUTE);
  expect(await requestCode(holder)).toBe(0);
  expect((await logInByCode(other, MOBILE, await readCode(holder, MOBILE))).json().code).toBe(0);
});

test('each purpose has a separate limit of ten codes', async () => {
  expect(await requestCodesAnonymously(CODES_PER_DAY + 1, EMAIL, REGISTRATION)).toEqual([...allSent, TOO_MANY]);
  expect(await requestCodesAnonymously(1, EMAIL, RECOVERY)).toEqual([0]);
});

test('a session of another account does not make a known caller', async () => {
  // The number of an account that no other test has logged in elsewhere.
  const mobile = '13900000005';
  const owner = await gateway.login(mobile);
  const other = await gateway.login('13900000006');
  for (let codes = 0; codes < CODES_PER_DAY; codes++) {
    expect(await requestCode(other, mobile, VERIFICATION)).toBe(0);
    clock.advance(MINUTE);
  }
  expect(await requestCode(other, mobile, VERIFICATION)).toBe(TOO_MANY);
  expect(await requestCode(owner, mobile, VERIFICATION)).toBe(0);
});

/** Codes that other accounts were sent just now. */
async function fillBudget(codes: number): Promise<void> {
  const sentAt = new Date(clock.now()).toISOString();
  await gateway.deps.sql`
    insert into verification_code (account, purpose, code_hash, sent_at, expires_at)
    select 'other' || n, 'mobileLogin', '', ${sentAt}::timestamptz, ${sentAt}::timestamptz
    from generate_series(1, ${codes}) as n
  `;
}

test('a part of the global budget of codes is reserved for known callers', async () => {
  await fillBudget(CODES_IN_ALL_PER_HOUR - CODES_RESERVED_FOR_KNOWN_CALLERS - 1);
  expect(await requestCodesAnonymously(1, '13722220001')).toEqual([0]);
  expect(await requestCodesAnonymously(1, '13722220002')).toEqual([TOO_MANY]);
  expect(await requestCode(holder)).toBe(0);
  clock.advance(60 * MINUTE);
  expect(await requestCodesAnonymously(1, '13722220002')).toEqual([0]);
});

test('no code is sent after the global budget is spent, also by parallel requests', async () => {
  await fillBudget(CODES_IN_ALL_PER_HOUR - CODES_RESERVED_FOR_KNOWN_CALLERS - 2);
  const accounts = Array.from({ length: 6 }, (_, index) => `1372222001${index}`);
  const answers = await Promise.all(accounts.map((account) => requestCode(gateway.browser(), account)));
  expect(answers.filter((answer) => answer === 0)).toHaveLength(2);
  await fillBudget(CODES_RESERVED_FOR_KNOWN_CALLERS);
  expect(await requestCode(holder)).toBe(TOO_MANY);
});

test('a refused request does not count towards the budget', async () => {
  await fillBudget(CODES_IN_ALL_PER_HOUR - CODES_RESERVED_FOR_KNOWN_CALLERS - 2);
  expect(await requestCode(gateway.browser(), '13722220021')).toBe(0);
  for (let refusals = 0; refusals < 3; refusals++) {
    expect(await requestCode(gateway.browser(), '13722220021')).toBe(TOO_MANY);
  }
  expect(await requestCode(gateway.browser(), '13722220022')).toBe(0);
});
