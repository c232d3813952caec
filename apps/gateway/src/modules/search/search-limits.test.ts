import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limit-rules.ts';

let limited: TestApp;

beforeEach(async () => {
  limited = await testApp({ env: { LIMITS: 'on' } });
});
afterEach(() => limited.close());

const ask = async (browser: Browser, name: 'search' | 'listRelatedSearchWords' = 'search') =>
  (await browser.call(name, { keyWord: '骨折' })).statusCode;

test.each([
  ['search', RATE_LIMITS.searches.perCaller],
  ['listRelatedSearchWords', RATE_LIMITS.suggestions.perCaller],
] as const)('the rate limit stops only the browser that requests %s without end', async (name, most) => {
  const browser = limited.browser();
  await browser.call('checkSession', {});
  for (let asked = 0; asked < most; asked++) expect(await ask(browser, name)).toBe(200);
  expect(await ask(browser, name)).toBe(429);
  expect(await ask(limited.browser(), name)).toBe(200);
});

test('a long text consumes more of the rate limit', async () => {
  const browser = limited.browser();
  await browser.call('checkSession', {});
  const search = async (asked: number) =>
    (await browser.call('search', { keyWord: `${'骨 折 '.repeat(49)}${asked}` })).statusCode;
  // A text of nearly 200 characters: one point, and three more.
  const most = RATE_LIMITS.searches.perCaller / 4;
  for (let asked = 0; asked < most; asked++) expect(await search(asked)).toBe(200);
  expect(await search(most)).toBe(429);
});

test('the rate limit of an address applies to all of its browsers', async () => {
  // Consumes points directly, as other browsers would: each of the requests would take some milliseconds.
  for (let asked = 1; asked < RATE_LIMITS.searches.perIp; asked++) {
    await limited.deps.rateLimits.consume('searches', { ip: '127.0.0.1', deviceId: '', callerKey: `browser-${asked}` });
  }
  expect(await ask(limited.browser())).toBe(200);
  expect(await ask(limited.browser())).toBe(429);
});
