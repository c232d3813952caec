import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { productionEnv } from '../../../test/production.ts';
import { requestChallenge, solveProofOfWork } from '../../../test/proof-of-work.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

async function read(account?: string) {
  return (await gateway.browser().call('readOutbox', { account })).json().data.list;
}

test('messages are stored, oldest first, with their texts', async () => {
  const browser = gateway.browser();
  for (const account of ['13799990001', '13799990002', '13799990001']) {
    await browser.call('createVerificationCode', { account, typeId: 3, sendType: 0 });
  }
  const list = await read('13799990001');
  expect(list).toHaveLength(2);
  expect(list[0]).toEqual({
    account: '13799990001',
    kind: 'sms',
    text: `【骨元】验证码${list[0].code}，10分钟内有效。用于登录，请勿告诉他人。`,
    code: expect.stringMatching(/^\d{4}$/),
    sentAt: expect.closeTo(Date.now(), -5),
  });
  expect(list[0].sentAt).toBeLessThanOrEqual(list[1].sentAt);
  expect((await read()).map(({ account }: { account: string }) => account)).toEqual([
    '13799990001',
    '13799990002',
    '13799990001',
  ]);
});

test('an account without messages has an empty list', async () => {
  expect(await read('13799990009')).toEqual([]);
});

test('in production there is no readable outbox, and a code whose provider is down fails', async () => {
  const production = await testApp({ env: productionEnv });
  const address = '/gateway/dev-service/outbox';
  expect((await production.browser().send({ method: 'GET', url: address })).statusCode).toBe(404);
  const browser = production.browser();
  const proof = await solveProofOfWork(await requestChallenge(browser));
  const limits = holdTimeLimits(5000);
  const reply = browser.call('createVerificationCode', { account: '13799990001', typeId: 3, sendType: 0 }, proof);
  const queued = () => production.deps.sql`select 1 from delivery`;
  await vi.waitFor(async () => expect(await queued()).toHaveLength(1), 15_000);
  limits.pass(5000);
  expect((await reply).json().responseCode).toBe(110041);
  await production.close();
});
