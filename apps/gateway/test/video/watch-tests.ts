import type { RequestOf, ResponseOf } from '@osteon/contract';
import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { createWatchHandlers } from '../../src/modules/video/watch/watch-handlers.ts';
import { createWatchLedger, type VideoSeenEvent } from '../../src/modules/video/watch/watch-ledger-service.ts';
import { createWatchService } from '../../src/modules/video/watch/watch-service.ts';
import { testApp } from '../app.ts';
import { createFakeClock } from '../fake-clock.ts';

/** The account that watches. */
export const DOCTOR = 'sample-02';

/** A heartbeat without its session, at the usual speed. */
export type Heartbeat = Omit<RequestOf<'reportWatch'>, 'nonce' | 'speed'> & { readonly speed?: number };

/** A gateway whose listener of seen videos is the tests' own, with videos that outlast a try-watch. */
export async function startWatchTests() {
  const clock = createFakeClock();
  const seenVideos: VideoSeenEvent[] = [];
  /** The events that the listener of seen videos received, and true where it fails. */
  const listener = { notified: seenVideos, fails: false };
  const gateway = await testApp({
    clock,
    poolSize: 20,
    modules: (deps) => {
      const listen = async (_tx: unknown, seen: VideoSeenEvent) => {
        if (listener.fails) throw new Error('no credit');
        listener.notified.push(seen);
      };
      return {
        handlers: createWatchHandlers(
          createWatchService(deps, { onVideoSeen: [listen], lessons: { grantsVideoAccess: async () => false } }),
        ),
      };
    },
  });
  const { sql } = gateway.deps;
  const doctor = await gateway.login('13900000002');
  const ledger = createWatchLedger(gateway.deps);
  const titles = (vip: boolean) => sql<{ id: string; seconds: number }[]>`
    select r.id, (m.media ->> 'seconds')::float8 as seconds
    from resource r join video_media m on m.video_id = r.id and m.replaced_at is null
    where r.type = 1 and r.vip = ${vip} and (m.media ->> 'seconds')::float8 > ${TRY_WATCH_SECONDS} order by r.id limit 2`;
  const [first, second] = await titles(false);
  const [members] = await titles(true);
  if (!first || !second || !members) throw new Error('the library has no films that outlast a try-watch');
  const video = first.id;

  const open = async (id = video, by = doctor): Promise<string> =>
    (await by.call('openWatchSession', { id })).json().data.nonce;
  const send = async (nonce: string, heartbeat: Heartbeat, by = doctor) =>
    (await by.call('reportWatch', { nonce, speed: 1, ...heartbeat })).json();
  const report = async (nonce: string, heartbeat: Heartbeat, by = doctor): Promise<ResponseOf<'reportWatch'>> =>
    (await send(nonce, heartbeat, by)).data;

  return {
    clock,
    gateway,
    listener,
    doctor,
    /** A video that everybody certified may watch whole, how long it is, another one, and one for members. */
    video,
    seconds: first.seconds,
    other: second.id,
    membersVideo: members.id,
    open,
    send,
    report,

    /** Plays from a second on, ten seconds at a time; returns the last answer. */
    watch: async (nonce: string, from: number, to: number, by = doctor): Promise<ResponseOf<'reportWatch'>> => {
      let answer = { watchedSeconds: 0, creditSeconds: 0 };
      for (let at = from; at < to; at += 10) {
        const until = Math.min(at + 10, to);
        clock.advance((until - at) * 1000);
        answer = await report(nonce, { from: at, to: until }, by);
      }
      return answer;
    },

    getSeen: async (videoId = video, accountId = DOCTOR) => (await ledger.listSeen(accountId, [videoId])).get(videoId),
    forgeries: () => sql`select account_id, outcome, detail from audit_entry where event = 'watchForged' order by id`,

    /** Removes what was watched and recorded. */
    reset: async (): Promise<void> => {
      await sql`truncate watch_session, watch_budget, watched_video, watched_video_archive`;
      await sql`delete from audit_entry`;
      listener.notified.length = 0;
    },
  };
}
