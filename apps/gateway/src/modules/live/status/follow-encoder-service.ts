import { type LiveActor, type LiveEvent, LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { GONE_MS } from '../policy.ts';
import type { OnSegments } from '../stream/recording/store-segments-service.ts';
import type { MoveLiveStatus } from './move-status-service.ts';
import { createStatusRepository } from './status-repository.ts';

/** Time after the planned end without a segment after which an event ends, in ms (rules/live#movers). */
const OVERRUN_MS = 30 * 60 * 1000;

/** Time after which an encoder that was lost with its gateway writes no more to a recording, in ms (rules/live#replay). */
const STORED_MS = 60_000;

/** Starts an announced event at its first segment, and resumes a paused one, in the transaction that stores it. */
export const createStartBySegment =
  (move: MoveLiveStatus): OnSegments =>
  async (tx, liveId) => {
    const status = await createStatusRepository(tx).lockStatus(liveId);
    if (status === LiveStatus.advertise) await move(tx, { liveId, event: 'start', actor: 'encoder' });
    if (status === LiveStatus.pause) await move(tx, { liveId, event: 'resume', actor: 'encoder' });
  };

/**
 * Pauses the events whose encoder has gone, ends those that nobody ended, and opens the replays of what was
 * recorded. Every gateway may call it at any time, as a move that another one has made is refused.
 */
export const createFollowEncoders =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, move: MoveLiveStatus) =>
  async (): Promise<void> => {
    const repository = createStatusRepository(db);
    const now = clock.now();
    const moves: { liveId: string; event: LiveEvent; actor: LiveActor }[] = [
      ...(await repository.listSilent(now - GONE_MS)).map(
        (liveId) => ({ liveId, event: 'pause', actor: 'encoder' }) as const,
      ),
      ...(await repository.listOverrun(now - OVERRUN_MS)).map(
        (liveId) => ({ liveId, event: 'end', actor: 'overrun' }) as const,
      ),
      ...(await repository.listRecorded(now - STORED_MS)).map(
        (liveId) => ({ liveId, event: 'openReplay', actor: 'recording' }) as const,
      ),
    ];
    for (const each of moves)
      await db
        .transaction((tx) => move(tx, each))
        .catch((error: unknown) => {
          if (!(error instanceof CallError && error.error === 'conflict')) throw error;
        });
  };
