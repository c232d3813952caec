import { errors, type RequestOf, type ResponseOf } from '@osteon/contract';
import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { eraseCancelledAccounts } from '../../account/erase-accounts-service.ts';
import { createWatchHandlers } from './watch-handlers.ts';
import { createWatchLedger, type FilmSeen, type WatchLedger } from './watch-ledger-service.ts';
import { createWatchService } from './watch-service.ts';

const HOUR = 60 * 60_000;
const DOCTOR = 'sample-02';

const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;
let ledger: WatchLedger;
/** A film that everybody certified may watch whole, another one, and one for members; each outlasts a try-watch. */
let film: string;
let other: string;
let membersFilm: string;
let seconds: number;
/** What the listener of seen films was told, and whether it fails. */
const told: FilmSeen[] = [];
let fails = false;

beforeAll(async () => {
  gateway = await testApp({
    clock,
    poolSize: 20,
    modules: (deps) => {
      const listen = async (_tx: unknown, seen: FilmSeen) => {
        if (fails) throw new Error('no credit');
        told.push(seen);
      };
      return {
        handlers: createWatchHandlers(
          createWatchService(deps, { onFilmSeen: [listen], lessons: { opensFilm: async () => false } }),
        ),
      };
    },
  });
  doctor = await gateway.login('13900000002');
  ledger = createWatchLedger(gateway.deps);
  const titles = (vip: boolean) => gateway.deps.sql<{ id: string; seconds: number }[]>`
    select r.id, (m.media ->> 'seconds')::float8 as seconds
    from resource r join video_media m on m.video_id = r.id and m.replaced_at is null
    where r.type = 1 and r.vip = ${vip} and (m.media ->> 'seconds')::float8 > ${TRY_WATCH_SECONDS} order by r.id limit 2`;
  const [open, second] = await titles(false);
  const [members] = await titles(true);
  if (!open || !second || !members) throw new Error('the library has no films that outlast a try-watch');
  [film, other, membersFilm, seconds] = [open.id, second.id, members.id, open.seconds];
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`truncate watch_session, watch_clock, watched_film`;
  await gateway.deps.sql`delete from audit_entry`;
  told.length = 0;
});

const open = async (id = film, by = doctor): Promise<string> =>
  (await by.call('openWatchSession', { id })).json().data.nonce;

type Stretch = Omit<RequestOf<'reportWatch'>, 'nonce' | 'speed'> & { readonly speed?: number };

const send = async (nonce: string, stretch: Stretch, by = doctor) =>
  (await by.call('reportWatch', { nonce, speed: 1, ...stretch })).json();
const report = async (nonce: string, stretch: Stretch, by = doctor): Promise<ResponseOf<'reportWatch'>> =>
  (await send(nonce, stretch, by)).data;

/** Plays from a second on, ten seconds at a time; returns the last answer. */
async function watch(nonce: string, from: number, to: number, by = doctor): Promise<ResponseOf<'reportWatch'>> {
  let answer = { watchedSeconds: 0, creditSeconds: 0 };
  for (let second = from; second < to; second += 10) {
    const until = Math.min(second + 10, to);
    clock.advance((until - second) * 1000);
    answer = await report(nonce, { from: second, to: until }, by);
  }
  return answer;
}

const seenOf = async (videoId = film, accountId = DOCTOR) => (await ledger.listSeen(accountId, [videoId])).get(videoId);
const forgeries = () => gateway.deps.sql`
  select account_id, outcome, detail from audit_entry where event = 'watchForged' order by id`;
const forgedBy = (account_id: string, reason: string) => [{ account_id, outcome: 'refused', detail: { reason } }];

describe('what an honest viewer gets', () => {
  test('every second that was watched, once, in one row', async () => {
    const openedAt = clock.now();
    const nonce = await open();
    expect(await watch(nonce, 0, 60)).toEqual({ watchedSeconds: 60, creditSeconds: 10 });
    expect(await watch(nonce, 40, 70)).toEqual({ watchedSeconds: 70, creditSeconds: 10 });
    expect(await watch(nonce, 100, 105)).toEqual({ watchedSeconds: 75, creditSeconds: 5 });
    expect(await seenOf()).toEqual({
      seenSeconds: 75,
      durationSeconds: seconds,
      isSeen: false,
      intervals: [
        { startSeconds: 0, endSeconds: 70 },
        { startSeconds: 100, endSeconds: 105 },
      ],
      sessions: [openedAt],
    });
    const [rows] = await gateway.deps.sql`
      select (select count(*)::int from watched_film) as films, (select count(*)::int from watch_session) as sessions,
        (select count(*)::int from watch_clock) as clocks`;
    expect(rows).toEqual({ films: 1, sessions: 1, clocks: 1 });
    expect(await forgeries()).toEqual([]);
  });

  test('at double speed twice the seconds, at half speed half of them', async () => {
    const nonce = await open();
    clock.advance(10_000);
    expect(await report(nonce, { from: 0, to: 20, speed: 2 })).toMatchObject({ creditSeconds: 20 });
    clock.advance(10_000);
    expect(await report(nonce, { from: 20, to: 25, speed: 0.5 })).toMatchObject({ creditSeconds: 5 });
    expect(await forgeries()).toEqual([]);
  });

  test('what two minutes without a network kept back, reported all at once', async () => {
    const nonce = await open();
    await watch(nonce, 0, 10);
    clock.advance(120_000);
    for (let from = 10; from < 130; from += 10) await report(nonce, { from, to: from + 10 });
    expect(await seenOf()).toMatchObject({ seenSeconds: 130 });
    expect(await watch(nonce, 130, 140)).toMatchObject({ watchedSeconds: 140, creditSeconds: 10 });
    expect(await forgeries()).toEqual([]);
  });

  test('an answer that was lost is given again, and counts once', async () => {
    const nonce = await open();
    await watch(nonce, 0, 10);
    clock.advance(10_000);
    const first = await report(nonce, { from: 10, to: 20 });
    expect(first).toEqual({ watchedSeconds: 20, creditSeconds: 10 });
    const again = await Promise.all(Array.from({ length: 20 }, () => report(nonce, { from: 10, to: 20 })));
    expect(again).toEqual(again.map(() => first));
    // The time of the next one is still there.
    expect(await watch(nonce, 20, 30)).toEqual({ watchedSeconds: 30, creditSeconds: 10 });
    expect(await forgeries()).toEqual([]);
  });

  test('a film in several sessions is one row, with all of them as evidence', async () => {
    const opened: number[] = [];
    for (const from of [0, 50, 100]) {
      opened.push(clock.now());
      await watch(await open(), from, from + 20);
      clock.advance(HOUR);
    }
    expect(await seenOf()).toMatchObject({ seenSeconds: 60, sessions: opened });
  });

  test('nothing for a picture that was hidden', async () => {
    const nonce = await open();
    clock.advance(10_000);
    expect(await report(nonce, { from: 0, to: 10, visible: false })).toEqual({ watchedSeconds: 0, creditSeconds: 0 });
    expect(await forgeries()).toEqual([]);
  });
});

describe('one account watches with one player at a time', () => {
  test('two tabs earn what one does, and the second goes on when the first stops', async () => {
    const [first, second] = [await open(film), await open(other)];
    for (let from = 0; from < 60; from += 10) {
      clock.advance(10_000);
      await report(first, { from, to: from + 10 });
      await report(second, { from, to: from + 10 });
    }
    expect(await seenOf(film)).toMatchObject({ seenSeconds: 60 });
    expect(await seenOf(other)).toMatchObject({ seenSeconds: 0 });
    expect(await watch(second, 60, 80)).toMatchObject({ watchedSeconds: 20 });
    expect(await forgeries()).toEqual([]);
  });

  test('the time before the other player was opened is not saved for it', async () => {
    const first = await open(film);
    clock.advance(120_000);
    const second = await open(other);
    clock.advance(10_000);
    await report(second, { from: 0, to: 10 });
    await report(first, { from: 0, to: 10 });
    expect([(await seenOf(other))?.seenSeconds, (await seenOf(film))?.seenSeconds]).toEqual([10, 0]);
  });

  test('fifty heartbeats at once earn no more than the time that has passed', async () => {
    const nonces = await Promise.all(Array.from({ length: 5 }, () => open()));
    clock.advance(10_000);
    const all = Array.from({ length: 50 }, (_, index) =>
      report(nonces[index % 5] ?? '', { from: index * 3, to: index * 3 + 3 }),
    );
    await Promise.all(all);
    const { seenSeconds = -1 } = (await seenOf()) ?? {};
    expect(seenSeconds).toBeGreaterThan(2);
    expect(seenSeconds).toBeLessThanOrEqual(10);
  });
});

describe('what is forged earns nothing and is recorded', () => {
  test.each<[string, Stretch, string]>([
    ['everything at once', { from: 0, to: 180 }, 'tooFast'],
    ['twice as fast as it says', { from: 20, to: 40 }, 'tooFast'],
    ['an old one again', { from: 0, to: 10 }, 'tooFast'],
    ['a film that runs backwards', { from: 30, to: 20 }, 'backwards'],
    ['past the end of the film', { from: 100_000, to: 100_005 }, 'pastEnd'],
  ])('%s', async (_what, stretch, reason) => {
    const nonce = await open();
    await watch(nonce, 0, 20);
    clock.advance(reason === 'pastEnd' ? 5_000 : 1_000);
    expect(await report(nonce, stretch)).toEqual({ watchedSeconds: 20, creditSeconds: 0 });
    expect(await forgeries()).toEqual(forgedBy(DOCTOR, reason));
    expect(await seenOf()).toMatchObject({ seenSeconds: 20 });
  });

  test('the whole film when the session has just been opened, and again and again', async () => {
    const nonce = await open();
    for (let call = 0; call < 10; call++) await report(nonce, { from: 0, to: seconds, speed: 2 });
    expect(await seenOf()).toMatchObject({ seenSeconds: 0 });
    expect(told).toEqual([]);
  });

  test('an invented nonce, and that of another account', async () => {
    const nurse = await gateway.login('13900000004');
    const nonce = await open();
    clock.advance(10_000);
    const stretch = { from: 0, to: 10 };
    expect((await send('invented', stretch)).code).toBe(errors.notFound.code);
    expect((await send(nonce, stretch, nurse)).code).toBe(errors.notFound.code);
    await open(film, nurse);
    expect((await send(nonce, stretch, nurse)).code).toBe(errors.notFound.code);
    expect(await forgeries()).toEqual([
      ...forgedBy(DOCTOR, 'nonce'),
      ...forgedBy('sample-04', 'nonce'),
      ...forgedBy('sample-04', 'nonce'),
    ]);
    expect(await seenOf()).toMatchObject({ seenSeconds: 0 });
    expect(await seenOf(film, 'sample-04')).toMatchObject({ seenSeconds: 0 });
  });

  test('the clock set back by a day gives no time', async () => {
    const nonce = await open();
    await watch(nonce, 0, 20);
    clock.advance(-24 * HOUR);
    expect(await report(nonce, { from: 20, to: 30 })).toEqual({ watchedSeconds: 20, creditSeconds: 0 });
    clock.advance(24 * HOUR);
    expect(await watch(nonce, 20, 30)).toEqual({ watchedSeconds: 30, creditSeconds: 10 });
  });

  test('what is no heartbeat at all is bad input', async () => {
    const nonce = await open();
    for (const wrong of [{ from: -1 }, { to: 1e9 }, { speed: 16 }, { speed: 0 }, { at: clock.now() }]) {
      expect((await send(nonce, { from: 0, to: 10, ...wrong })).code).toBe(errors.badInput.code);
    }
  });
});

describe('only what may be watched counts', () => {
  test('a try-watch to its limit', async () => {
    const newcomer = await gateway.login('13900000001');
    const nonce = await open(film, newcomer);
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
    const nonce = await open(membersFilm, member);
    expect(await watch(nonce, 190, 200, member)).toEqual({ watchedSeconds: 10, creditSeconds: 10 });
    clock.advance(10_000);
    expect(await report(nonce, { from: 200, to: 210 }, member)).toEqual({ watchedSeconds: 10, creditSeconds: 0 });
  });

  test('nothing of a video that is not there or was withdrawn', async () => {
    expect((await doctor.call('openWatchSession', { id: 'v999' })).json().code).toBe(errors.notFound.code);
    const nonce = await open();
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${film}`;
    clock.advance(10_000);
    expect((await send(nonce, { from: 0, to: 10 })).code).toBe(errors.notFound.code);
    expect((await doctor.call('openWatchSession', { id: film })).json().code).toBe(errors.notFound.code);
    await gateway.deps.sql`update resource set state = 'published' where id = ${film}`;
    expect(await forgeries()).toEqual([]);
  });

  test('a visitor has no session', async () => {
    const visitor = gateway.browser();
    expect((await visitor.call('openWatchSession', { id: film })).json().code).toBe(errors.notLoggedIn.code);
    expect((await send('invented', { from: 0, to: 10 }, visitor)).code).toBe(errors.notLoggedIn.code);
  });
});

describe('a film that was seen', () => {
  /** Watches a share of the film in one session. */
  const watchTo = async (share: number) => watch(await open(), 0, Math.ceil(seconds * share));

  test('is told once, at 90 % of its seconds', async () => {
    await watchTo(0.89);
    expect([told, (await seenOf())?.isSeen]).toEqual([[], false]);
    const nonce = await open();
    await watch(nonce, Math.floor(seconds * 0.85), Math.ceil(seconds * 0.95));
    expect([told, (await seenOf())?.isSeen]).toEqual([[{ accountId: DOCTOR, videoId: film }], true]);
    await watchTo(1);
    expect(told).toHaveLength(1);
  });

  test('is told in its transaction: without the credit there is no heartbeat', async () => {
    await watchTo(0.89);
    const nonce = await open();
    const stretch = { from: Math.floor(seconds * 0.88), to: Math.ceil(seconds * 0.93) };
    clock.advance((stretch.to - stretch.from) * 1000);
    fails = true;
    expect((await send(nonce, stretch)).code).toBe(errors.internal.code);
    fails = false;
    expect((await seenOf())?.isSeen).toBe(false);
    await report(nonce, stretch);
    expect([told.length, (await seenOf())?.isSeen]).toEqual([1, true]);
  });

  test('stays seen when a longer version of it comes', async () => {
    await watchTo(1);
    const change = (factor: number) => gateway.deps.sql`
      update video_media set media = media || jsonb_build_object('seconds', (media ->> 'seconds')::float8 * ${factor}::float8)
      where video_id = ${film} and replaced_at is null`;
    await change(2);
    expect(await seenOf()).toMatchObject({ isSeen: true, durationSeconds: seconds * 2, seenSeconds: seconds });
    await change(0.25);
    expect(await seenOf()).toMatchObject({ isSeen: true, durationSeconds: seconds / 2, seenSeconds: seconds / 2 });
    await change(2);
  });
});

describe('sessions', () => {
  test('a flood of them is twenty rows', async () => {
    for (let opened = 0; opened < 25; opened++) {
      await open();
      clock.advance(1);
    }
    expect(await gateway.deps.sql`select 1 from watch_session`).toHaveLength(20);
  });

  test('report for a day, and are deleted after two; what was seen stays', async () => {
    const nonce = await open();
    await watch(nonce, 0, 10);
    clock.advance(24 * HOUR - 20_000);
    expect(await watch(nonce, 10, 20)).toMatchObject({ watchedSeconds: 20 });
    clock.advance(20_000);
    expect((await send(nonce, { from: 20, to: 30 })).code).toBe(errors.notFound.code);
    expect(await forgeries()).toEqual([]);
    clock.advance(24 * HOUR);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await gateway.deps.sql`select 1 from watch_session`).toEqual([]);
    expect(await seenOf()).toMatchObject({ seenSeconds: 20 });
  });

  test('the nonce is in no row', async () => {
    const nonce = await open();
    const [row] = await gateway.deps.sql`select to_jsonb(s)::text as row from watch_session s`;
    expect(row?.['row']).not.toContain(nonce);
  });
});

test('what was seen is forgotten with its account', async () => {
  const assistant = await gateway.login('13900000005');
  await watch(await open(film, assistant), 0, 20, assistant);
  await gateway.deps.sql`
    update account set cancel_requested_at = ${new Date(clock.now() - 16 * 24 * HOUR).toISOString()} where id = 'sample-05'`;
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const left = await gateway.deps.sql`
    select account_id from watched_film union select account_id from watch_clock union select account_id from watch_session`;
  expect(left).toEqual([]);
});

test('a browser opens 60 sessions an hour and sends 120 heartbeats a minute', async () => {
  const limited = await testApp({ env: { LIMITS: 'on' } });
  const nurse = await limited.login('13900000004');
  const codesOf = async (count: number, make: () => Promise<{ json(): { code: number } }>) => {
    const replies = await Promise.all(Array.from({ length: count }, make));
    return replies.filter((reply) => reply.json().code === errors.tooMany.code).length;
  };
  expect(await codesOf(63, () => nurse.call('openWatchSession', { id: film }))).toBe(3);
  const invented = { nonce: 'invented', from: 0, to: 10, speed: 1 };
  expect(await codesOf(124, () => nurse.call('reportWatch', invented))).toBe(4);
  // Forgeries of one address fill no log.
  const [entries] = await limited.deps.sql`select count(*)::int as count from audit_entry where event = 'watchForged'`;
  expect(entries).toEqual({ count: 60 });
  await limited.close();
});
