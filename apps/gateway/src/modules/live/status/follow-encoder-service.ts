import { getDueLiveTransition, LiveStatus, type LiveTransition } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { OnSegments } from '../stream/recording/store-segments-service.ts';
import type { MoveLiveStatus } from './move-status-service.ts';
import { createStatusRepository } from './status-repository.ts';

/** The transition that a segment triggers, by the status of its event. */
const SEGMENT_TRANSITIONS = new Map<number | undefined, LiveTransition>([
  [LiveStatus.advertise, 'start'],
  [LiveStatus.pause, 'resume'],
]);

/**
 * Starts an announced event at its first segment, and resumes a paused one, in the transaction that stores it. A
 * segment with an old fencing token, streamed before the event was announced again, triggers nothing.
 */
export const createStartBySegment =
  (move: MoveLiveStatus): OnSegments =>
  async (tx, { liveId, fencingToken }) => {
    const statuses = createStatusRepository(tx);
    const transition = SEGMENT_TRANSITIONS.get(await statuses.lockStatus(liveId));
    if (transition !== undefined && (await statuses.findFencingToken(liveId)) === fencingToken)
      await move(tx, { liveId, transition, actor: 'encoder' });
  };

/**
 * Pauses the events whose encoder has disconnected, ends those that nobody ended, and opens the replays of recordings.
 * Every gateway may call it at any time: each event is checked again once it is locked, as a segment or another gateway
 * may have come first.
 */
export const createFollowEncoders =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, move: MoveLiveStatus) =>
  async (): Promise<void> => {
    for (const found of await createStatusRepository(db).listFollowed()) {
      if (!getDueLiveTransition(found.status, found, clock.now())) continue;
      await db.transaction(async (tx) => {
        const statuses = createStatusRepository(tx);
        await statuses.lockStatus(found.id);
        const [locked] = await statuses.listFollowed(found.id);
        const due = locked && getDueLiveTransition(locked.status, locked, clock.now());
        if (due) await move(tx, { ...due, liveId: found.id });
      });
    }
  };
