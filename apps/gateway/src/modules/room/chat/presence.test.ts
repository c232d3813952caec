import { calls, getPath } from '@osteon/contract';
import { LIVE_PRESENCE_MS, type LiveChannel } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, env: { TRUST_PROXY: '1' }, poolSize: 20 });
const { sql } = gateway.deps;
const reader = gateway.browser();
afterAll(() => gateway.close());
// Former viewers are no longer present.
beforeEach(() => clock.advance(LIVE_PRESENCE_MS));

const WARD = '192.0.2.60';

const join = (browser: Browser, ip = WARD, activityId = 'l09', channel: LiveChannel = 'pc') =>
  browser.call('joinInActivity', { activityId, channel }, { 'x-forwarded-for': ip });
const leave = (browser: Browser) => browser.call('leaveActivity', { activityId: 'l09' });

async function countViewers(): Promise<number> {
  // The number is cached for two seconds.
  clock.advance(3000);
  return (await reader.call('getActivityDetail', { activityId: 'l09' })).json().data.statistics.onlineNum;
}

/** The rows of presences that were just renewed. */
const readSeen = () =>
  sql`select live_id, address, channel from live_presence where seen_at = ${new Date(clock.now()).toISOString()}`;

const createNew = () => gateway.browser();

/** A browser with a cookie, which was issued to it or which it invented. */
function createReturned(): Browser {
  const browser = gateway.browser();
  browser.cookies.set('osteon_device', randomId());
  return browser;
}

const createMany = (count: number, create = createReturned) => Array.from({ length: count }, create);

test('calls without a cookie are not counted as viewers, however many there are', async () => {
  for (const browser of createMany(30, createNew)) await join(browser);
  expect(await countViewers()).toBe(0);
});

test('an invalid cookie is treated as no cookie', async () => {
  const browser = gateway.browser();
  browser.cookies.set('osteon_device', 'x');
  await join(browser);
  expect(await countViewers()).toBe(0);
});

test('a ward of sixty browsers behind one address is counted once they have come back with their cookies', async () => {
  const ward = createMany(60, createNew);
  await Promise.all(ward.map((browser) => join(browser)));
  expect(await countViewers()).toBe(0);
  for (const _beat of [1, 2]) await Promise.all(ward.map((browser) => join(browser)));
  expect(await countViewers()).toBe(60);
});

test('per address two hundred visitors are counted, even concurrent ones, and every account', async () => {
  const addresses = Array.from({ length: 230 }, (_, index) => `2001:db8:0:1::${index.toString(16)}`);
  const visitors = createMany(addresses.length);
  await Promise.all(visitors.map((browser, index) => join(browser, addresses[index])));
  expect(await countViewers()).toBe(200);
  const doctor = await gateway.login('13900000002');
  await join(doctor, addresses[0]);
  expect(await countViewers()).toBe(201);
  await join(createReturned(), '2001:db8:0:2::1');
  expect(await countViewers()).toBe(202);
});

test('a browser that calls a thousand times is one viewer', async () => {
  const browser = createReturned();
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 100 }, () => join(browser)));
  expect(await countViewers()).toBe(1);
});

test('a slot that becomes free is used by the next visitor of the address', async () => {
  const visitors = createMany(200);
  await Promise.all(visitors.map((browser) => join(browser)));
  const next = createReturned();
  await join(next);
  expect(await readSeen()).toHaveLength(200);
  // Present visitors remain counted.
  for (const browser of visitors.slice(0, 2)) await join(browser);
  expect(await countViewers()).toBe(200);
  for (const browser of visitors.slice(0, 2)) await leave(browser);
  expect(await countViewers()).toBe(198);
  await join(next);
  expect(await countViewers()).toBe(199);
});

test('an account counts once, whatever cookies its browsers send', async () => {
  const doctor = await gateway.login('13900000003');
  for (const cookie of [randomId(), randomId(), '']) {
    doctor.cookies.set('osteon_device', cookie);
    await join(doctor);
  }
  expect(await countViewers()).toBe(1);
  await leave(doctor);
  expect(await countViewers()).toBe(0);
});

test('a visitor who logs in remains one viewer', async () => {
  const browser = createReturned();
  await join(browser);
  expect(await countViewers()).toBe(1);
  await browser.login('13900000004');
  await join(browser);
  expect(await countViewers()).toBe(1);
});

test('presences from before the clock was set back do not count, and present viewers are counted again', async () => {
  const [former, staying] = createMany(2);
  if (!former || !staying) throw new Error('there are no browsers');
  for (const browser of [former, staying]) await join(browser, WARD, 'l10');
  clock.advance(-60 * 60_000);
  await join(staying, WARD, 'l10');
  clock.advance(3000);
  expect((await join(reader, '192.0.2.1', 'l10')).json().data.statistics.onlineNum).toBe(2);
});

test('the stored pseudonym of an address is different for each event', async () => {
  const visitors = createMany(2);
  for (const browser of visitors) for (const activityId of ['l09', 'l10']) await join(browser, WARD, activityId);
  const stored = new Set((await readSeen()).map(({ live_id: id, address }) => `${id} ${address.toString('hex')}`));
  expect(stored.size).toBe(2);
  expect(new Set([...stored].map((text) => text.slice(4))).size).toBe(2);
});

test('the device of a page is stored, the latest one if an account has two', async () => {
  const doctor = await gateway.login('13900000005');
  const readChannels = async () => (await readSeen()).map(({ channel }) => channel);
  await join(doctor, WARD, 'l09', 'h5');
  expect(await readChannels()).toEqual(['h5']);
  await join(createReturned(), WARD, 'l09');
  await join(doctor, WARD, 'l09', 'pc');
  expect(await readChannels()).toEqual(['pc', 'pc']);
  const payload = { activityId: 'l09', channel: 'tv' };
  const unknown = await reader.send({ method: 'POST', url: getPath(calls.joinInActivity), payload });
  expect(unknown.json().code).toBe(40000);
});
