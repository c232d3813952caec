import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limit-rules.ts';

const MB = 1024 * 1024;

let limited: TestApp;

beforeAll(async () => {
  limited = await testApp({ env: { LIMITS: 'on' } });
});
afterAll(() => limited.close());

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function measureMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Another browser, with a device id of its own. */
function createVisitor(): Browser {
  const browser = limited.browser();
  browser.cookies.set('osteon_device', randomId());
  return browser;
}

const list = async (payload: RequestOf<'listContent'>, browser = createVisitor()) =>
  (await browser.call('listContent', payload, { 'accept-encoding': 'br' })).statusCode;

/** A cursor that no list made, after which nearly everything follows. */
const inventCursor = (index: number) =>
  Buffer.from(JSON.stringify(['latest', Date.now() + 1000 * index, 'x'])).toString('base64url');

test('invented cursors and page sizes cost less than 50 MB', async () => {
  await list({ pageSize: 100 });
  const before = measureMemory();
  for (let index = 0; index < 120; index++) {
    expect(await list({ pageSize: 9999, cursor: inventCursor(index) })).toBe(200);
    expect(await list({ pageSize: 100 - (index % 50), sort: index < 50 ? 'latest' : 'hottest' })).toBe(200);
  }
  expect((measureMemory() - before) / MB).toBeLessThan(50);
});

test('a browser that reads large pages without end reaches the rate limit, and nobody else does', async () => {
  const browser = createVisitor();
  const pages = RATE_LIMITS.lists.perCaller / 5;
  for (let index = 0; index < pages; index++) {
    expect(await list({ pageSize: 100, cursor: inventCursor(index) }, browser)).toBe(200);
  }
  expect(await list({ pageSize: 100, cursor: inventCursor(pages) }, browser)).toBe(429);
  expect(await list({ pageSize: 100, cursor: inventCursor(pages) })).toBe(200);
});
