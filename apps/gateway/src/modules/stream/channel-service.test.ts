import { setImmediate } from 'node:timers/promises';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import type { ChangedContent } from '../../platform/realtime/content-events.ts';
import { createLiveChannels } from './channel-service.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
let reads = 0;
let isAway = false;
const db = new Proxy(gateway.deps.db, {
  get(target, name) {
    if (name === 'select') reads++;
    if (isAway) throw new Error('the database is away');
    return Reflect.get(target, name);
  },
});
let notify: (changed: ChangedContent) => void = () => undefined;
const contentEvents = {
  onChange: (listener: typeof notify) => {
    notify = listener;
  },
  start: async () => () => undefined,
};
const channels = createLiveChannels({ db, clock, contentEvents });
const setStatus = (status: number) => sql`update live_event set status = ${status} where id = 'l10'`;
const readStatus = async () => (await channels.find('l10-1'))?.event.status;
beforeEach(async () => {
  await setStatus(LiveStatus.living);
  notify(null);
  await readStatus();
  reads = 0;
});
afterAll(() => gateway.close());

test('a thousand concurrent viewers after a change of the event share one read, and see the change', async () => {
  await setStatus(LiveStatus.pause);
  notify(['l10']);
  const seen = await Promise.all(Array.from({ length: 1000 }, readStatus));
  expect([...new Set(seen)]).toEqual([LiveStatus.pause]);
  expect(reads).toBe(1);
});

test('a change of any other content causes no read', async () => {
  notify(['l11', 'v01']);
  expect(channels.peek('l10-1')?.event.status).toBe(LiveStatus.living);
  expect(reads).toBe(0);
});

test('a change without a notification is seen after ten seconds, and nobody waits for it', async () => {
  await setStatus(LiveStatus.end);
  clock.advance(10_001);
  for (let count = 0; count < 100; count++) expect(channels.peek('l10-1')?.event.status).toBe(LiveStatus.living);
  expect(reads).toBe(1);
  await expect.poll(() => channels.peek('l10-1')?.event.status).toBe(LiveStatus.end);
});

test('while the database is not available cached channels are used', async () => {
  isAway = true;
  clock.advance(10_001);
  expect(() => channels.peek('l10-1')).not.toThrow();
  await setImmediate();
  expect(channels.peek('l10-1')?.event.status).toBe(LiveStatus.living);
  expect(reads).toBeGreaterThan(0);
  isAway = false;
});

test('an unknown id is queried once', async () => {
  expect([await channels.find('l99-1'), await channels.find('l99-1'), await channels.find('../l10-1')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(reads).toBe(1);
});
