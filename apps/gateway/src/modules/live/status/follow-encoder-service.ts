import { type LiveActor, type LiveEvent, LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { GONE_MS } from '../policy.ts';
import type { OnSegments } from '../stream/recording/store-segments-service.ts';
import type { MoveLiveStatus } from './move-status-service.ts';
import { createStatusRepository } from './status-repository.ts';

/** Time after the planned end without a segment after which an event ends, in ms (rules/live#movers). */
const OVERRUN_MS = 30 * 60 * 1000;

/** Time after which an encoder that was lost with its gateway writes no more to a recording, in ms (rules/live#replay). */
const STORED_MS = 60_000;

/** The move that a segment makes, by the status of its event. */
const BY_SEGMENT = new Map<number | undefined, LiveEvent>([
  [LiveStatus.advertise, 'start'],
  [LiveStatus.pause, 'resume'],
]);

/**
 * Starts an announced event at its first segment, and resumes a paused one, in the transaction that stores it. What was
 * streamed before the event was announced anew, and is stored late, moves nothing.
 */
export const createStartBySegment =
  (move: MoveLiveStatus): OnSegments =>
  async (tx, { liveId, announcement }) => {
    const statuses = createStatusRepository(tx);
    const event = BY_SEGMENT.get(await statuses.lockStatus(liveId));
    if (event !== undefined && (await statuses.findAnnouncement(liveId)) === announcement)
      await move(tx, { liveId, event, actor: 'encoder' });
  };

type StatusRepository = ReturnType<typeof createStatusRepository>;

/** A move that follows from what encoders did, with the events that are due for it at a moment. */
interface FollowingMove {
  readonly event: LiveEvent;
  readonly actor: LiveActor;
  readonly listDue: (repository: StatusRepository, now: number) => Promise<string[]>;
}

const MOVES: readonly FollowingMove[] = [
  { event: 'pause', actor: 'encoder', listDue: (repository, now) => repository.listSilent(now - GONE_MS) },
  { event: 'end', actor: 'overrun', listDue: (repository, now) => repository.listOverrun(now - OVERRUN_MS) },
  { event: 'openReplay', actor: 'recording', listDue: (repository, now) => repository.listRecorded(now - STORED_MS) },
];

/**
 * Pauses the events whose encoder has gone, ends those that nobody ended, and opens the replays of what was
 * recorded. Every gateway may call it at any time: whether an event is due is looked at again once it is locked, as a
 * segment or another gateway may have come first.
 */
export const createFollowEncoders =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, move: MoveLiveStatus) =>
  async (): Promise<void> => {
    const found = MOVES.map(async (each) => {
      const due = await each.listDue(createStatusRepository(db), clock.now());
      return due.map((liveId) => ({ ...each, liveId }));
    });
    for (const { liveId, event, actor, listDue } of (await Promise.all(found)).flat())
      await db.transaction(async (tx) => {
        const repository = createStatusRepository(tx);
        await repository.lockStatus(liveId);
        if ((await listDue(repository, clock.now())).includes(liveId)) await move(tx, { liveId, event, actor });
      });
  };
