import { getDueLiveTransition, LiveStatus, type LiveTransition } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { findHandPause, lockLiveStatus, type MoveLiveStatus } from '../live/status/move-status-service.ts';
import { createFollowedEventRepository } from './followed-event-repository.ts';
import { type OnSegments, WithheldSegments } from './recording/store-segments-service.ts';
import { createStreamRepository } from './stream-repository.ts';

/** The transition that a segment triggers, by the status of its event. */
const SEGMENT_TRANSITIONS = new Map<number | undefined, LiveTransition>([
  [LiveStatus.advertise, 'start'],
  [LiveStatus.pause, 'resume'],
]);

/**
 * Starts an announced event at its first segment, and resumes a paused one, in the transaction that stores it. A
 * segment with an old fencing token, streamed before the event was announced again, triggers nothing. One from before
 * or during the last pause by hand is not stored (rules/live#pause-by-hand).
 */
export const createStartBySegment =
  (move: MoveLiveStatus): OnSegments =>
  async (tx, { liveId, fencingToken, pauseToken }) => {
    const transition = SEGMENT_TRANSITIONS.get(await lockLiveStatus(tx, liveId));
    const pause = await findHandPause(tx, liveId);
    if (pause.isPaused || pause.token !== pauseToken) throw new WithheldSegments();
    if (transition !== undefined && (await createStreamRepository(tx).findFencingToken(liveId)) === fencingToken)
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
    for (const found of await createFollowedEventRepository(db).listFollowed()) {
      if (!getDueLiveTransition(found.status, found, clock.now())) continue;
      await db.transaction(async (tx) => {
        await lockLiveStatus(tx, found.id);
        const [locked] = await createFollowedEventRepository(tx).listFollowed(found.id);
        const due = locked && getDueLiveTransition(locked.status, locked, clock.now());
        if (due) await move(tx, { ...due, liveId: found.id });
      });
    }
  };
