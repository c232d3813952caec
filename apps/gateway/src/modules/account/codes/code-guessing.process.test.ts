import { CODE_LENGTH } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { readCode } from '../../../../test/login-code.ts';

const MINUTE = 60_000;
const MOBILE = '13755550001';
const ALL = 10 ** CODE_LENGTH;
/** Concurrent requests. */
const ABREAST = 40;

const clock = createFakeClock();
let gateway: TestApp;
let addresses = 0;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 10, env: { LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => gateway.close());

/** Headers of another address each time, as of a botnet. */
function fromAnywhere() {
  addresses++;
  return { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` };
}

async function guess(validCode: string): Promise<number> {
  const request = { account: MOBILE, accountType: 'MOBILE', validCode } as const;
  return (await gateway.browser().call('verificationCodeLogin', request, fromAnywhere())).json().code;
}

async function requestCode(): Promise<number> {
  const request = { account: MOBILE, typeId: 3, sendType: 0 };
  return (await gateway.browser().call('createVerificationCode', request, fromAnywhere())).json().responseCode;
}

test('10,000 guesses from different addresses never log in, and pause the purpose', async () => {
  const answers = new Map<number, number>();
  const countAnswer = (code: number) => answers.set(code, (answers.get(code) ?? 0) + 1);
  expect(await requestCode()).toBe(0);
  // The right code is tried last.
  const right = () => readCode(gateway.browser(), MOBILE);
  let next = 0;
  for (let burnt = 0; burnt < 3; burnt++) {
    const code = await right();
    for (let tries = 0; tries < 5; next++) {
      const tried = String(next).padStart(CODE_LENGTH, '0');
      if (tried === code) continue;
      countAnswer(await guess(tried));
      tries++;
    }
    clock.advance(MINUTE);
    await requestCode();
  }
  const rest = Array.from({ length: ALL - next }, (_, index) => String(next + index).padStart(CODE_LENGTH, '0'));
  for (let at = 0; at < rest.length; at += ABREAST) {
    for (const code of await Promise.all(rest.slice(at, at + ABREAST).map(guess))) countAnswer(code);
  }
  countAnswer(await guess(await right()));

  expect(answers.get(0)).toBeUndefined();
  expect(answers.get(110040)).toBe(15);
  expect(answers.get(42900)).toBeGreaterThanOrEqual(ALL - 20);
  expect(await requestCode()).toBe(42900);
});
