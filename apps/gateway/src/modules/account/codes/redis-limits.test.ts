import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { startTestRedis, type TestRedis } from '../../../../test/servers/redis-server.ts';

let redis: TestRedis;
let gateway: TestApp;
let mobile = 13_744_550_000;

beforeAll(async () => {
  redis = await startTestRedis();
  gateway = await testApp({ env: { LIMITS: 'on', TRUST_PROXY: '1', REDIS_URL: redis.url } });
});
afterAll(() => gateway.close());

async function ask(ip: string): Promise<number> {
  const request = { account: String(mobile++), typeId: 3, sendType: 0 };
  const reply = await gateway.browser().call('createVerificationCode', request, { 'x-forwarded-for': ip });
  return reply.json().responseCode;
}

test('with Redis the limits are counted there; while it is gone PostgreSQL counts', async () => {
  await vi.waitFor(() => expect(gateway.deps.redis?.isReady).toBe(true), 15_000);
  for (let codes = 0; codes < 30; codes++) expect(await ask('198.51.100.20')).toBe(0);
  expect(await ask('198.51.100.20')).toBe(42900);
  expect(redis.counts.get('codesPerIp:198.51.100.20')).toBe(31);
  const rows = await gateway.deps.sql`select 1 from rate_limit where key like 'codesPerIp%'`;
  expect(rows).toHaveLength(0);

  await redis.close();
  await vi.waitFor(() => expect(gateway.deps.redis?.isReady).toBe(false), 15_000);
  for (let codes = 0; codes < 30; codes++) expect(await ask('198.51.100.21')).toBe(0);
  expect(await ask('198.51.100.21')).toBe(42900);
});
