import { LIVE_PRESENCE_MS } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limit-rules.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, env: { TRUST_PROXY: '1', LIMITS: 'on' }, poolSize: 20 });
const reader = gateway.browser();
afterAll(() => gateway.close());
// Former viewers are no longer present.
beforeEach(() => clock.advance(LIVE_PRESENCE_MS));

const { perCaller, perIp } = RATE_LIMITS.presences;

const join = async (browser: Browser, ip: string) =>
  (await browser.call('joinInActivity', { activityId: 'l09', channel: 'pc' }, { 'x-forwarded-for': ip })).statusCode;

/** Sends the joins of a bot, a hundred at once; returns how many had each status. */
async function joinOften(count: number, pick: () => Browser, ip: string): Promise<Record<number, number>> {
  const statuses: number[] = [];
  while (statuses.length < count)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, () => join(pick(), ip)))));
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

function createReturned(): Browser {
  const browser = gateway.browser();
  browser.cookies.set('osteon_device', randomId());
  return browser;
}

async function countViewers(): Promise<number> {
  // The number is cached for two seconds.
  clock.advance(3000);
  return (await reader.call('getActivityDetail', { activityId: 'l09' })).json().data.statistics.onlineNum;
}

test('a browser that joins a thousand times is refused from its limit on, counts once, and stops nobody else', async () => {
  const bot = createReturned();
  expect(await joinOften(1000, () => bot, '192.0.2.1')).toEqual({ 200: perCaller, 429: 1000 - perCaller });
  expect(await countViewers()).toBe(1);
  expect(await join(createReturned(), '192.0.2.1')).toBe(200);
  expect(await countViewers()).toBe(2);
});

test('an account that joins without end is refused from its limit on, whatever cookies it sends, and counts once', async () => {
  const bot = await gateway.login('13900000002');
  const pick = () => {
    bot.cookies.set('osteon_device', randomId());
    return bot;
  };
  expect(await joinOften(200, pick, '192.0.2.2')).toEqual({ 200: perCaller, 429: 200 - perCaller });
  expect(await countViewers()).toBe(1);
});

test('three hundred invented browsers of an address count as two hundred, until the address has used up its limit', async () => {
  expect(await joinOften(300, createReturned, '192.0.2.3')).toEqual({ 200: 300 });
  expect(await countViewers()).toBe(200);
  for (let sent = 300; sent < perIp; sent++)
    await gateway.deps.rateLimits.consume('presences', { ip: '192.0.2.3', deviceId: '', callerKey: `browser-${sent}` });
  expect(await join(createReturned(), '192.0.2.3')).toBe(429);
  expect(await join(createReturned(), '192.0.2.4')).toBe(200);
  expect(await countViewers()).toBe(201);
});
