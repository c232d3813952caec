import { AI_SEARCH_SCENE } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

async function may(browser: Browser, sceneUuid: string = AI_SEARCH_SCENE): Promise<boolean> {
  return (await browser.call('checkAiSearchAuthority', { sceneUuid })).json().data.checkResult;
}

test.each([
  ['not authenticated', '13900000001', false],
  ['doctor level 1', '13900000002', true],
  ['doctor level 2', '13900000003', true],
  ['nurse', '13900000004', true],
  ['doctor assistant', '13900000005', true],
  ['company', '13900000006', false],
  ['company', '13900000007', false],
])('%s (%s): %s', async (_role, mobile, expected) => {
  expect(await may(await gateway.login(mobile))).toBe(expected);
});

test('a visitor may not', async () => {
  expect(await may(gateway.browser())).toBe(false);
});

test('an unknown scene is refused, and a scene is required', async () => {
  const doctor = await gateway.login('13900000003');
  expect(await may(doctor, 'something-else')).toBe(false);
  expect((await doctor.call('checkAiSearchAuthority', { sceneUuid: '' })).statusCode).toBe(400);
});

test("another's id in the payload is refused", async () => {
  const browser = await gateway.login('13900000001');
  const reply = await browser.call('checkAiSearchAuthority', { sceneUuid: AI_SEARCH_SCENE, customerId: 'sample-03' });
  expect(reply.statusCode).toBe(403);
});
