import { type LiveActor, LiveStatus, type LiveTransition, moveLiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyLive } from '../event/service.ts';
import { createStatusRepository } from './status-repository.ts';

const STATUSES = Object.values(LiveStatus);

/** The status of an event, locked until the transaction ends; undefined for an unknown id. */
export const lockLiveStatus = (tx: Database, liveId: string): Promise<number | undefined> =>
  createStatusRepository(tx).lockStatus(liveId);

/** The last pause of an event by hand (rules/live#pause-by-hand). */
export interface HandPause {
  /** Its id, null if there was none: a stream that was admitted under another one is from before the pause. */
  readonly token: number | null;
  /** True until an assistant resumes the event, or it is announced again. */
  readonly isPaused: boolean;
}

/** The last pause of an event by hand; in a transaction that has locked the status, until its end. */
export async function findHandPause(db: Database, liveId: string): Promise<HandPause> {
  const { pausedId, openedId } = await createStatusRepository(db).findPause(liveId);
  return { token: pausedId, isPaused: pausedId !== null && pausedId > (openedId ?? 0) };
}

/** The times from and until which an event was paused by hand since it was announced, in ms; the last may be infinite. */
export async function listHandPauses(
  db: Database,
  liveId: string,
): Promise<readonly { readonly from: number; readonly until: number }[]> {
  const changes = await createStatusRepository(db).listChangesSinceAnnouncement(liveId);
  return changes.flatMap(({ isHandPause, at }, index) =>
    isHandPause
      ? [
          {
            from: at,
            until: changes.slice(index).find(({ to }) => to !== LiveStatus.pause)?.at ?? Number.POSITIVE_INFINITY,
          },
        ]
      : [],
  );
}

/** Moves the status of an event, in the caller's transaction. */
export type MoveLiveStatus = (
  tx: Database,
  move: { readonly liveId: string; readonly transition: LiveTransition; readonly actor: LiveActor },
) => Promise<{ readonly from: LiveStatus; readonly to: LiveStatus }>;

/**
 * Creates the function that applies transitions of the status state machine: every change is recorded, and published to
 * every gateway at the commit (rules/live#status). It throws notFound for an unknown event, and conflict, with a line
 * in the log, for a transition that the status or the actor does not permit.
 */
export const createMoveLiveStatus =
  ({ clock, log }: Pick<AppContext, 'clock' | 'log'>): MoveLiveStatus =>
  async (tx, { liveId, transition: event, actor }) => {
    const repository = createStatusRepository(tx);
    const stored = await repository.lockStatus(liveId);
    const from = STATUSES.find((status) => status === stored);
    if (from === undefined) throw new CallError('notFound');
    const { isPaused } = await findHandPause(tx, liveId);
    const to = moveLiveStatus({ status: from, isPausedByHand: isPaused }, event, actor);
    if (to === null) {
      log.warn({ liveId, event, actor, status: from }, 'a move of a live event was refused');
      throw new CallError('conflict');
    }
    await repository.setStatus(liveId, to);
    await repository.addChange({ liveId, transition: event, actor, from, to, at: clock.now() });
    await notifyLive(tx, liveId);
    return { from, to };
  };
