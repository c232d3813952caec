import { errors } from '@osteon/contract';
import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DOCTOR, type Heartbeat, startWatchTests } from '../../../../test/video/watch-tests.ts';

const HOUR = 60 * 60_000;

const {
  clock,
  doctor,
  video,
  forgeries,
  gateway,
  listener,
  membersVideo,
  open,
  report,
  reset,
  seconds,
  getSeen: seenOf,
  send,
  watch,
} = await startWatchTests();
afterAll(() => gateway.close());
beforeEach(reset);

const forgedBy = (account_id: string, reason: string) => [{ account_id, outcome: 'refused', detail: { reason } }];

describe('a forged heartbeat earns nothing and is recorded', () => {
  test.each<[string, Heartbeat, string]>([
    ['everything at once', { from: 0, to: 180 }, 'tooFast'],
    ['twice as fast as its speed', { from: 20, to: 40 }, 'tooFast'],
    ['an old one again', { from: 0, to: 10 }, 'tooFast'],
    ['a video that runs backwards', { from: 30, to: 20 }, 'backwards'],
    ['past the end of the video', { from: 100_000, to: 100_005 }, 'pastEnd'],
  ])('%s', async (_what, heartbeat, reason) => {
    const nonce = await open();
    await watch(nonce, 0, 20);
    clock.advance(reason === 'pastEnd' ? 5_000 : 1_000);
    expect(await report(nonce, heartbeat)).toEqual({ watchedSeconds: 20, creditSeconds: 0 });
    expect(await forgeries()).toEqual(forgedBy(DOCTOR, reason));
    expect(await seenOf()).toMatchObject({ seenSeconds: 20 });
  });

  test('the whole video when the session has just been opened, and repeatedly', async () => {
    const nonce = await open();
    for (let call = 0; call < 10; call++) await report(nonce, { from: 0, to: seconds, speed: 2 });
    expect(await seenOf()).toMatchObject({ seenSeconds: 0 });
    expect(listener.notified).toEqual([]);
  });

  test('an invented nonce, and that of another account', async () => {
    const nurse = await gateway.login('13900000004');
    const nonce = await open();
    clock.advance(10_000);
    const heartbeat = { from: 0, to: 10 };
    expect((await send('invented', heartbeat)).code).toBe(errors.notFound.code);
    expect((await send(nonce, heartbeat, nurse)).code).toBe(errors.notFound.code);
    await open(video, nurse);
    expect((await send(nonce, heartbeat, nurse)).code).toBe(errors.notFound.code);
    expect(await forgeries()).toEqual([
      ...forgedBy(DOCTOR, 'nonce'),
      ...forgedBy('sample-04', 'nonce'),
      ...forgedBy('sample-04', 'nonce'),
    ]);
    expect(await seenOf()).toMatchObject({ seenSeconds: 0 });
    expect(await seenOf(video, 'sample-04')).toMatchObject({ seenSeconds: 0 });
  });

  test('the clock set back by a day gives no time', async () => {
    const nonce = await open();
    await watch(nonce, 0, 20);
    clock.advance(-24 * HOUR);
    expect(await report(nonce, { from: 20, to: 30 })).toEqual({ watchedSeconds: 20, creditSeconds: 0 });
    clock.advance(24 * HOUR);
    expect(await watch(nonce, 20, 30)).toEqual({ watchedSeconds: 30, creditSeconds: 10 });
  });

  test('an invalid heartbeat is bad input', async () => {
    const nonce = await open();
    for (const wrong of [{ from: -1 }, { to: 1e9 }, { speed: 16 }, { speed: 0 }, { at: clock.now() }]) {
      expect((await send(nonce, { from: 0, to: 10, ...wrong })).code).toBe(errors.badInput.code);
    }
  });
});

describe('only seconds that may be watched count', () => {
  test('a try-watch to its limit', async () => {
    const newcomer = await gateway.login('13900000001');
    const nonce = await open(video, newcomer);
    await watch(nonce, TRY_WATCH_SECONDS - 20, TRY_WATCH_SECONDS, newcomer);
    clock.advance(10_000);
    const past = { from: TRY_WATCH_SECONDS, to: TRY_WATCH_SECONDS + 10 };
    expect(await report(nonce, past, newcomer)).toEqual({ watchedSeconds: 20, creditSeconds: 0 });
    expect(await forgeries()).toEqual(forgedBy('sample-01', 'pastEnd'));
  });

  test('a title for members until the membership ends', async () => {
    await gateway.deps.sql`
      update account set member_type = 1, expiration_time = ${new Date(clock.now() + 15_000).toISOString()}
      where id = 'sample-04'`;
    const member = await gateway.login('13900000004');
    const nonce = await open(membersVideo, member);
    expect(await watch(nonce, 190, 200, member)).toEqual({ watchedSeconds: 10, creditSeconds: 10 });
    clock.advance(10_000);
    expect(await report(nonce, { from: 200, to: 210 }, member)).toEqual({ watchedSeconds: 10, creditSeconds: 0 });
  });

  test('nothing of a video that is not there or was withdrawn', async () => {
    expect((await doctor.call('openWatchSession', { id: 'v999' })).json().code).toBe(errors.notFound.code);
    const nonce = await open();
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${video}`;
    clock.advance(10_000);
    expect((await send(nonce, { from: 0, to: 10 })).code).toBe(errors.notFound.code);
    expect((await doctor.call('openWatchSession', { id: video })).json().code).toBe(errors.notFound.code);
    await gateway.deps.sql`update resource set state = 'published' where id = ${video}`;
    expect(await forgeries()).toEqual([]);
  });

  test('a visitor has no session', async () => {
    const visitor = gateway.browser();
    expect((await visitor.call('openWatchSession', { id: video })).json().code).toBe(errors.notLoggedIn.code);
    expect((await send('invented', { from: 0, to: 10 }, visitor)).code).toBe(errors.notLoggedIn.code);
  });
});
