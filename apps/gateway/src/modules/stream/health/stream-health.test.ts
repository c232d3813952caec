import { errors } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { PacketKind } from '../recording/packet-buffer.ts';
import { createHealthRepository } from './health-repository.ts';
import { createStreamMeter } from './stream-meter.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
// Reads what the first one has measured.
const other = await testApp({ clock, beside: gateway });
const { db, sql } = gateway.deps;
// An assistant of l06 to l08 (rules/live-operator#assistants).
const assistant = await other.login('13900000003');
afterAll(async () => {
  await other.close();
  await gateway.close();
});
beforeEach(() => sql`delete from live_health`);

const readHealth = async (activityId = 'l08') => (await assistant.call('getLiveHealth', { activityId })).json().data;

const save = (channelId: string, more: object = {}) =>
  createHealthRepository(db).save({
    channelId,
    at: clock.now(),
    kbits: 4200,
    frames: 25,
    lostShare: 0.001,
    delayMs: 3800,
    line: [4100, 4200],
    ...more,
  });

const AWAY = { state: 'away', kbits: 0, frames: 0, lostShare: 0, delayMs: null, line: [] };

test('an assistant reads the health of each channel at any gateway', async () => {
  await save('l08-1');
  await save('l08-2', { kbits: 1100, frames: 18, lostShare: 0.024, delayMs: null });
  const { isPausedByHand, channels } = await readHealth();
  expect(isPausedByHand).toBe(false);
  const good = { state: 'good', kbits: 4200, frames: 25, lostShare: 0.001, delayMs: 3800, line: [4100, 4200] };
  expect(channels.slice(0, 2)).toEqual([
    { channelId: 'l08-1', ...good },
    { channelId: 'l08-2', ...good, state: 'weak', kbits: 1100, frames: 18, lostShare: 0.024, delayMs: null },
  ]);
});

test('an encoder that has left is away, with a line for ten minutes more', async () => {
  await save('l08-1');
  clock.advance(15_000);
  const [left, never] = (await readHealth()).channels;
  expect(left).toEqual({ channelId: 'l08-1', ...AWAY, line: [4100, 4200, 0, 0, 0] });
  expect(never).toEqual({ channelId: 'l08-2', ...AWAY });
  clock.advance(10 * 60_000);
  expect((await readHealth()).channels[0]).toEqual({ channelId: 'l08-1', ...AWAY });
});

test('a pause by hand is reported until it is lifted', async () => {
  await sql`update live_event set status = ${LiveStatus.living} where id = 'l07'`;
  await assistant.call('moveLiveStatus', { activityId: 'l07', event: 'pause' });
  expect((await readHealth('l07')).isPausedByHand).toBe(true);
  await assistant.call('moveLiveStatus', { activityId: 'l07', event: 'resume' });
  expect((await readHealth('l07')).isPausedByHand).toBe(false);
});

test.each([
  ['a viewer', '13900000002', 'l08', errors.notAllowed.code],
  ['an assistant of other events', '13900000003', 'l10', errors.notAllowed.code],
  ['an unknown event', '13900000003', 'l99', errors.notAllowed.code],
  ['a visitor', null, 'l08', errors.notLoggedIn.code],
  ['an invalid id', '13900000003', '../x', errors.badInput.code],
])('%s is refused', async (_name, phone, activityId, code) => {
  const browser = phone === null ? gateway.browser() : phone === '13900000003' ? assistant : await gateway.login(phone);
  expect((await browser.call('getLiveHealth', { activityId })).json().code).toBe(code);
});

test('a meter measures bytes, frames, lost time and the largest delay since its last measurement', () => {
  const meter = createStreamMeter(0);
  const addSecond = (from: number, frames: number) => {
    for (let index = 0; index < frames; index++)
      meter.addPacket({
        size: 10_000,
        flags: index === 0 ? PacketKind.keyFrame : PacketKind.frame,
        dts: from + index * 40,
      });
    meter.addPacket({ size: 25_000, flags: PacketKind.audio, dts: from });
  };
  for (let second = 0; second < 5; second++) addSecond(second * 1000, 25);
  meter.addDelay(3000);
  meter.addDelay(3800.4);
  expect(meter.measure(5000)).toEqual({ kbits: 2200, frames: 25, lostShare: 0, delayMs: 3800 });
  // Nothing for the first second: the gap after the last frame counts as lost.
  addSecond(6000, 25);
  const { lostShare, ...measured } = meter.measure(7000);
  expect(measured).toEqual({ kbits: 1100, frames: 13, delayMs: null });
  expect(lostShare).toBeCloseTo(0.5);
  expect(meter.measure(7000)).toEqual({ kbits: 0, frames: 0, lostShare: 0, delayMs: null });
});
