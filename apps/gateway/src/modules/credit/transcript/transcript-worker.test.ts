import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { createCreditService } from '../credit-service.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

test('a requested transcript is issued by a worker', async () => {
  const owner = await gateway.login('13900000002');
  const { db } = gateway.deps;
  const adjustment = { title: '院内讲座', creditClass: 'II', points: 1, hours: 2, reason: '补录' } as const;
  await createCreditService(gateway.deps).adjust(db, { accountId: 'sample-02', ...adjustment });
  expect((await owner.call('exportCredits', {})).json().code).toBe(0);
  await vi.waitFor(async () => {
    const { transcript } = (await owner.call('getCreditYear', {})).json().data;
    expect(transcript.state).toBe('ready');
  }, 20_000);
});
