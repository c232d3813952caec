import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { type RedisServer, startRedisServer } from '../../../../test/servers/redis-server.ts';
import { holdTimeLimits } from '../../../../test/time-limit.ts';

const HOUR_S = 60 * 60;

let redis: RedisServer;
let gateway: TestApp;
let mobile = 13_744_550_000;

beforeAll(async () => {
  redis = await startRedisServer();
  gateway = await testApp({ env: { LIMITS: 'on', TRUST_PROXY: '1', REDIS_URL: redis.url } });
});
afterAll(async () => {
  await gateway.close();
  await redis.close();
});

async function requestCode(ip: string): Promise<number> {
  const request = { account: String(mobile++), typeId: 3, sendType: 0 };
  const reply = await gateway.browser().call('createVerificationCode', request, { 'x-forwarded-for': ip });
  return reply.json().responseCode;
}

const waitUntilReady = (isReady: boolean) =>
  vi.waitFor(() => expect(gateway.deps.redis?.isReady).toBe(isReady), 15_000);

test('with Redis the rate limits are counted there, within their window', async () => {
  await waitUntilReady(true);
  for (let codes = 0; codes < 30; codes++) expect(await requestCode('198.51.100.20')).toBe(0);
  expect(await requestCode('198.51.100.20')).toBe(42900);
  expect(await gateway.deps.redis?.get('codesPerIp:198.51.100.20')).toBe('31');
  const seconds = await gateway.deps.redis?.ttl('codesPerIp:198.51.100.20');
  expect(seconds).toBeGreaterThan(HOUR_S - 600);
  expect(seconds).toBeLessThanOrEqual(HOUR_S);
  const rows = await gateway.deps.sql`select 1 from rate_limit where key like 'codesPerIp%'`;
  expect(rows).toHaveLength(0);
});

test('while Redis hangs, PostgreSQL counts', async () => {
  const limits = holdTimeLimits(2000);
  redis.freeze();
  const first = requestCode('198.51.100.21');
  await vi.waitFor(() => {
    limits.pass(2000);
    expect(gateway.deps.redis?.isReady).toBe(false);
  }, 15_000);
  expect(await first).toBe(0);
  for (let codes = 1; codes < 30; codes++) expect(await requestCode('198.51.100.21')).toBe(0);
  expect(await requestCode('198.51.100.21')).toBe(42900);
  const [row] = await gateway.deps.sql`select points from rate_limit where key = 'codesPerIp:198.51.100.21'`;
  expect(row).toEqual({ points: 31 });
  redis.thaw();
  await waitUntilReady(true);
  expect(await requestCode('198.51.100.23')).toBe(0);
  expect(await gateway.deps.redis?.get('codesPerIp:198.51.100.23')).toBe('1');
});

test('while Redis is down, PostgreSQL counts', async () => {
  await redis.close();
  await waitUntilReady(false);
  for (let codes = 0; codes < 30; codes++) expect(await requestCode('198.51.100.22')).toBe(0);
  expect(await requestCode('198.51.100.22')).toBe(42900);
});
