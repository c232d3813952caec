import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limit-rules.ts';

let limited: TestApp;

beforeEach(async () => {
  limited = await testApp({ env: { LIMITS: 'on' } });
});
afterEach(() => limited.close());

const sendSearch = async (browser: Browser, name: 'search' | 'listRelatedSearchWords' = 'search') =>
  (await browser.call(name, { keyWord: '骨折' })).statusCode;

test.each([
  ['search', RATE_LIMITS.searches.perCaller],
  ['listRelatedSearchWords', RATE_LIMITS.suggestions.perCaller],
] as const)('the rate limit stops only the browser that requests %s without end', async (name, most) => {
  const browser = limited.browser();
  await browser.call('checkSession', {});
  for (let sent = 0; sent < most; sent++) expect(await sendSearch(browser, name)).toBe(200);
  expect(await sendSearch(browser, name)).toBe(429);
  expect(await sendSearch(limited.browser(), name)).toBe(200);
});

test('a long text consumes more of the rate limit', async () => {
  const browser = limited.browser();
  await browser.call('checkSession', {});
  const search = async (requests: number) =>
    (await browser.call('search', { keyWord: `${'骨 折 '.repeat(49)}${requests}` })).statusCode;
  // A text of nearly 200 characters: one point, and three more.
  const most = RATE_LIMITS.searches.perCaller / 4;
  for (let sent = 0; sent < most; sent++) expect(await search(sent)).toBe(200);
  expect(await search(most)).toBe(429);
});

test('the rate limit of an address applies to all of its browsers', async () => {
  // Consumes points directly, as other browsers would: each of the requests would take some milliseconds.
  for (let sent = 1; sent < RATE_LIMITS.searches.perIp; sent++) {
    await limited.deps.rateLimits.consume('searches', { ip: '127.0.0.1', deviceId: '', callerKey: `browser-${sent}` });
  }
  expect(await sendSearch(limited.browser())).toBe(200);
  expect(await sendSearch(limited.browser())).toBe(429);
});
