import type { InputOf, ResponseOf } from '@osteon/contract';
import {
  addSeenRange,
  addWatchedSeconds,
  cutSeenRanges,
  isVideoSeen,
  judgeHeartbeat,
  sumRangeSeconds,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hashToken } from '../../../platform/crypto/hash-token.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { SessionContext } from '../../../platform/http/handler.ts';
import type { LessonAccess } from '../handlers.ts';
import { decideWatchRight } from '../policy.ts';
import { createVideoRepository } from '../repository.ts';
import { createVideoMediaRepository } from '../video-media-repository.ts';
import type { OnVideoSeen } from './watch-ledger-service.ts';
import { createWatchRepository } from './watch-repository.ts';

/** The time for which a session may report, in ms (rules/watch#sessions). */
const SESSION_MS = 24 * 60 * 60 * 1000;

/** Sessions that an account has at most; the oldest are deleted. */
const SESSIONS_MAX = 20;

/** Sessions of a video that are retained as evidence. */
const EVIDENCE_MAX = 50;

/** The response, and the reason why a forged heartbeat was not counted. */
interface Report {
  readonly answer: ResponseOf<'reportWatch'> | null;
  readonly forgery: string | null;
}

type Caller = Pick<SessionContext, 'session' | 'ip' | 'deviceId'>;

export type WatchService = ReturnType<typeof createWatchService>;

/** Creates the writing side of the ledger. The callbacks are called one after another (rules/watch#seen). */
export function createWatchService(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    onVideoSeen,
    lessons,
  }: { readonly onVideoSeen: readonly OnVideoSeen[]; readonly lessons: Pick<LessonAccess, 'grantsVideoAccess'> },
) {
  return {
    /**
     * Opens a session of a video, for a lesson that it is watched in or none; returns its nonce.
     * @throws {CallError} notFound for a video that is not visible or has no media
     */
    open: (
      accountId: string,
      { videoId, lessonId }: { readonly videoId: string; readonly lessonId: string | null },
    ): Promise<string> =>
      db.transaction(async (tx) => {
        const [title, media] = await Promise.all([
          createVideoRepository(tx).findWatchFields(videoId),
          createVideoMediaRepository(tx).findCurrent(videoId),
        ]);
        if (!title || !media) throw new CallError('notFound');
        const nonce = randomId();
        const watches = createWatchRepository(tx);
        // Videos are archived under the same lock, so that none with an open session is.
        await watches.lockBudget(accountId);
        await watches.insertSession({ id: getSessionId(nonce), accountId, videoId, lessonId, openedAt: clock.now() });
        await watches.restoreWatchedVideo(accountId, videoId);
        await watches.pruneSessions(accountId, SESSIONS_MAX);
        return nonce;
      }),

    /**
     * Counts a heartbeat, in one transaction. A forged one is recorded and counts nothing (rules/watch#forgeries).
     * @throws {CallError} notFound for a nonce that is not the caller's, of a session that is too old, or of a video
     * that is no longer visible
     */
    async report(caller: Caller, heartbeat: InputOf<'reportWatch'>): Promise<ResponseOf<'reportWatch'>> {
      const { answer, forgery } = await db.transaction((tx) => countHeartbeat(tx, caller, heartbeat));
      if (forgery !== null) {
        const { session, ip, deviceId } = caller;
        const entry = { event: 'watchForged', accountId: session.customerId, ip, deviceId } as const;
        await audit.recordForgery(db, { ...entry, detail: { reason: forgery } });
      }
      if (answer === null) throw new CallError('notFound');
      return answer;
    },
  };

  async function countHeartbeat(
    tx: Database,
    { session }: Caller,
    { nonce, from, to, speed, visible = true }: InputOf<'reportWatch'>,
  ): Promise<Report> {
    const accountId = session.customerId;
    const sessionId = getSessionId(nonce);
    const watches = createWatchRepository(tx);
    // One round trip: the second is read when the first has the lock.
    const [budget, play] = await Promise.all([watches.lockBudget(accountId), watches.findPlay(sessionId)]);
    if (!budget || play?.accountId !== accountId) return { answer: null, forgery: 'nonce' };
    const now = clock.now();
    const { videoId, vip, lessonId, durationSeconds, openedAt } = play;
    if (vip === null || durationSeconds === null || openedAt < now - SESSION_MS) return { answer: null, forgery: null };

    const isOpened = vip && lessonId !== null && (await lessons.grantsVideoAccess(session, { lessonId, videoId }, tx));
    const right = decideWatchRight(session, { vip: vip && !isOpened, durationSeconds }, now);
    const verdict = judgeHeartbeat(
      { from, to, speed, visible },
      {
        budget: { ...budget, from: budget.fromSecond, to: budget.toSecond },
        session: { id: sessionId, openedAt },
        endSeconds: right.limitSeconds ?? durationSeconds,
        now,
      },
    );
    const before = play.ranges ?? [];
    const sum = (ranges: typeof before) => sumRangeSeconds(cutSeenRanges(ranges, durationSeconds));
    if (verdict.outcome !== 'accepted') {
      const creditSeconds = verdict.outcome === 'repeated' ? budget.addedSeconds : 0;
      const forgery = verdict.outcome === 'forged' ? verdict.reason : null;
      return { answer: { watchedSeconds: sum(before), creditSeconds }, forgery };
    }

    const ranges = verdict.range === null ? before : addSeenRange(before, verdict.range);
    const watchedSeconds = sum(ranges);
    const addedSeconds = Math.max(watchedSeconds - sum(before), 0);
    const isFirst = play.seenAt === null && isVideoSeen(ranges, durationSeconds);
    const { from: fromSecond, to: toSecond, ...timestamps } = verdict.budget;
    const days = addedSeconds > 0 ? addWatchedSeconds(budget.days, addedSeconds, now) : budget.days;
    const saves = [watches.saveBudget({ accountId, ...timestamps, fromSecond, toSecond, addedSeconds, days })];
    if (verdict.range !== null) {
      const sessions = addSession(play.sessions ?? [], openedAt);
      const seenAt = isFirst ? now : play.seenAt;
      saves.push(watches.saveWatchedVideo({ accountId, videoId, ranges, sessions, seenAt, updatedAt: now }));
    }
    await Promise.all(saves);
    if (isFirst) for (const listener of onVideoSeen) await listener(tx, { accountId, videoId });
    return { answer: { watchedSeconds, creditSeconds: addedSeconds }, forgery: null };
  }
}

const getSessionId = (nonce: string): string => hashToken(nonce).toString('base64url');

const addSession = (sessions: readonly number[], openedAt: number): readonly number[] =>
  sessions.includes(openedAt) ? sessions : [...sessions, openedAt].slice(-EVIDENCE_MAX);
