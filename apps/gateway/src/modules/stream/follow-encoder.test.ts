import { LIVE_ACTORS, LIVE_TRANSITION_NAMES, LiveStatus, moveLiveStatus } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { liveChannel } from '../live/event/tables.ts';
import { createMoveLiveStatus, findHandPause } from '../live/status/move-status-service.ts';
import { createStatusRepository } from '../live/status/status-repository.ts';
import { createFollowEncoders, createStartBySegment } from './follow-encoder-service.ts';
import { WithheldSegments } from './recording/store-segments-service.ts';
import { createStreamRepository } from './stream-repository.ts';

const clock = createFakeClock();
const start = clock.now();
const gateway = await testApp({ clock });
const { db, sql } = gateway.deps;
const move = createMoveLiveStatus(gateway.deps);
const startBySegment = createStartBySegment(move);
const follow = createFollowEncoders(gateway.deps, move);
const statuses = createStatusRepository(db);
const streams = createStreamRepository(db);

afterAll(() => gateway.close());
afterEach(async () => {
  clock.set(start);
  await sql`update live_channel set segment_at = null`;
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const setStatus = (status: number) => sql`update live_event set status = ${status} where id = 'l10'`;

/** A segment of the event's first channel, now. */
async function storeSegment(pauseToken: number | null = null): Promise<void> {
  await sql`update live_channel set segment_at = ${new Date(clock.now()).toISOString()} where id = 'l10-1'`;
  const fencingToken = await streams.findFencingToken('l10');
  await db.transaction((tx) => startBySegment(tx, { liveId: 'l10', fencingToken, pauseToken }));
}

test.each([
  [LiveStatus.advertise, LiveStatus.living],
  [LiveStatus.living, LiveStatus.living],
  [LiveStatus.pause, LiveStatus.living],
  [LiveStatus.end, LiveStatus.end],
])('a segment at %d leads to %d', async (from, to) => {
  await setStatus(from);
  await storeSegment();
  expect(await statuses.findStatus('l10')).toBe(to);
});

test('a segment neither lifts a pause by hand nor is stored, before a resume by hand or after it', async () => {
  const moveByHand = (transition: 'pause' | 'resume') =>
    db.transaction((tx) => move(tx, { liveId: 'l10', transition, actor: 'assistant' }));
  await setStatus(LiveStatus.living);
  await moveByHand('pause');
  await expect(storeSegment()).rejects.toThrow(WithheldSegments);
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.pause);
  await moveByHand('resume');
  await expect(storeSegment()).rejects.toThrow(WithheldSegments);
  const { token } = await findHandPause(db, 'l10');
  await storeSegment(token);
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.living);
  await sql`delete from live_status_change where live_id = 'l10'`;
});

test('an event that is announced again after a pause by hand starts with the first segment', async () => {
  await setStatus(LiveStatus.living);
  for (const [transition, actor] of [
    ['pause', 'assistant'],
    ['end', 'operator'],
    ['disable', 'operator'],
    ['enable', 'operator'],
    ['submit', 'operator'],
  ] as const)
    await db.transaction((tx) => move(tx, { liveId: 'l10', transition, actor }));
  expect((await findHandPause(db, 'l10')).isPaused).toBe(true);
  await db.transaction((tx) => move(tx, { liveId: 'l10', transition: 'approve', actor: 'operator' }));
  const { token, isPaused } = await findHandPause(db, 'l10');
  expect(isPaused).toBe(false);
  await storeSegment(token);
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.living);
  await sql`delete from live_status_change where live_id = 'l10'`;
});

test('an event pauses when its encoder has been disconnected for ten seconds, and not before', async () => {
  await setStatus(LiveStatus.living);
  await storeSegment();
  clock.advance(10 * SECOND);
  await follow();
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.living);
  clock.advance(1);
  await follow();
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.pause);
  const [change] = await statuses.listChanges('l10', 1);
  expect(change).toMatchObject({ transition: 'pause', actor: 'encoder', from: 40, to: 50, at: clock.now() });
});

test('an event that an assistant runs without an encoder does not pause', async () => {
  await setStatus(LiveStatus.living);
  clock.advance(MINUTE);
  await follow();
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.living);
});

test('an event ends thirty minutes after its planned end, unless segments still arrive', async () => {
  await setStatus(LiveStatus.living);
  const [row] = await sql`select plan_end_at from live_event where id = 'l10'`;
  clock.set(new Date(row?.plan_end_at).getTime() + 31 * MINUTE);
  await storeSegment();
  await follow();
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.living);
  clock.advance(31 * MINUTE);
  await follow();
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.end);
});

test('a segment that arrives while an event is about to end leaves it on the air', async () => {
  await setStatus(LiveStatus.living);
  const [row] = await sql`select plan_end_at from live_event where id = 'l10'`;
  clock.set(new Date(row?.plan_end_at).getTime() + 31 * MINUTE);
  let following: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await createStatusRepository(tx).lockStatus('l10');
    // Waits for the lock, after it has found the event.
    following = follow();
    await vi.waitFor(async () => {
      const [waiting] = await sql`
        select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting?.count).toBe(1);
    }, 15_000);
    await tx.update(liveChannel).set({ segmentAt: clock.now() }).where(eq(liveChannel.id, 'l10-1'));
  });
  await following;
  expect(await statuses.findStatus('l10')).toBe(LiveStatus.living);
});

test('concurrent gateways move an event once', async () => {
  await setStatus(LiveStatus.living);
  await storeSegment();
  clock.advance(11 * SECOND);
  const { length } = await statuses.listChanges('l10', 100);
  await Promise.all([follow(), follow(), follow()]);
  expect((await statuses.listChanges('l10', 100)).length).toBe(length + 1);
});

const moves = Object.values(LiveStatus).flatMap((status) =>
  LIVE_TRANSITION_NAMES.flatMap((transition) => LIVE_ACTORS.map((actor) => ({ status, event: transition, actor }))),
);

test('of all transitions at all statuses, those of the tables are applied, and every other is a conflict that changes nothing', async () => {
  for (const { status, event: transition, actor } of moves) {
    await setStatus(status);
    await sql`delete from live_status_change where live_id = 'l10'`;
    const next = moveLiveStatus({ status, isPausedByHand: false }, transition, actor);
    const result = await db
      .transaction((tx) => move(tx, { liveId: 'l10', transition, actor }))
      .catch((error: unknown) => (error instanceof CallError ? error.error : error));
    expect(result, `${actor} ${transition} at ${status}`).toEqual(
      next === null ? 'conflict' : { from: status, to: next },
    );
    expect(await statuses.findStatus('l10')).toBe(next ?? status);
  }
});
