import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limit-rules.ts';
import { createCounter } from '../../../platform/rate-limit/rate-limit-store.ts';
import { SAMPLE_PASSWORD } from '../samples/sample-accounts.ts';

const [HERE, ELSEWHERE] = ['198.51.100.40', '198.51.100.41'];
const TOO_MANY = 42900;
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ env: { LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => gateway.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });

/** Uses up all of an address's points but one, as earlier requests would. */
async function useUp(name: string, points: number, key: string): Promise<void> {
  await createCounter(gateway.deps, { name, points, seconds: 3600 }).penalty(key, points - 1);
}

const getCode = (reply: LightMyRequestResponse): number => reply.json().responseCode ?? reply.json().code;

const guess = async (ip: string) => {
  const login = { account: '13733330001', accountType: 'MOBILE', validCode: '1234' } as const;
  return getCode(await gateway.browser().call('verificationCodeLogin', login, from(ip)));
};
const createScene = async (ip: string) => getCode(await gateway.browser().call('generatePcLoginQrCode', {}, from(ip)));
const challenge = async (ip: string) => getCode(await gateway.browser().call('getProofChallenge', {}, from(ip)));
const poll = async (ip: string) =>
  getCode(await gateway.browser().call('checkPcLoginStatus', { loginScene: 'A'.repeat(22) }, from(ip)));

test.each([
  { what: 'tries to log in', rule: 'loginsPerIp', points: RATE_LIMITS.logins.perIp, act: guess, answer: 110040 },
  { what: 'login codes', rule: 'qrCodesPerIp', points: RATE_LIMITS.qrCodes.perIp, act: createScene, answer: 0 },
  {
    what: 'scenes tried out',
    rule: 'sceneFaultsPerIp',
    points: RATE_LIMITS.sceneFaults.perIp,
    act: poll,
    answer: 110043,
  },
])(
  'an address has $points $what per hour, without effect on other addresses',
  async ({ rule, points, act, answer }) => {
    await useUp(rule, points, HERE);
    expect([await act(HERE), await act(HERE), await act(ELSEWHERE)]).toEqual([answer, TOO_MANY, answer]);
  },
);

test('an address gets a limited number of proof-of-work challenges per hour', async () => {
  const { rateLimits } = gateway.deps;
  await rateLimits.consume(
    'proofChallenges',
    { ip: HERE, deviceId: '', callerKey: '' },
    RATE_LIMITS.proofChallenges.perIp - 1,
  );
  expect([await challenge(HERE), await challenge(HERE), await challenge(ELSEWHERE)]).toEqual([0, TOO_MANY, 0]);
});

test('a network has four times as many tries as an address, however its addresses change', async () => {
  await useUp('loginsPerNetwork', RATE_LIMITS.logins.perNetwork, '198.18.7.0/24');
  expect([await guess('198.18.7.1'), await guess('198.18.7.2')]).toEqual([110040, TOO_MANY]);
  expect(await guess('198.18.8.1')).toBe(110040);
});

test('an address over its limit cannot log in by any method, not even with the right password', async () => {
  await useUp('loginsPerIp', RATE_LIMITS.logins.perIp, '198.51.100.42');
  await guess('198.51.100.42');
  const right = { mobile: '13900000002', passwd: SAMPLE_PASSWORD };
  const calls = ['accountPasswdLogin', 'passwordLogin', 'phonePasswordLogin'] as const;
  for (const call of calls) {
    expect(getCode(await gateway.browser().call(call, right, from('198.51.100.42')))).toBe(TOO_MANY);
  }
  expect(getCode(await gateway.browser().call('passwordLogin', right, from('198.51.100.43')))).toBe(0);
});
