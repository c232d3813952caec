import { FLOOD_HINT_MS, FLOOD_REFUSALS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { createCounter } from '../../../platform/rate-limit/rate-limit-store.ts';
import { createParticipantRepository } from './participant-repository.ts';

const MINUTE_S = 60;

export type Floods = ReturnType<typeof createFloods>;

/** Senders whose messages are refused too often, for the assistants of an event (rules/room-moderation#floods). */
export function createFloods(deps: Pick<AppContext, 'db' | 'redis' | 'clock' | 'log'>) {
  const { db, clock, log } = deps;
  const refusals = createCounter(deps, { name: 'chatRefusals', points: Number.MAX_SAFE_INTEGER, seconds: MINUTE_S });
  const participants = createParticipantRepository(db);

  return {
    /** Counts a refused message; the refusal stays what it is where that fails. */
    async count(liveId: string, accountId: string): Promise<void> {
      try {
        const { consumedPoints } = await refusals.consume(`${liveId} ${accountId}`);
        if (consumedPoints === FLOOD_REFUSALS) await participants.markFlooded(liveId, accountId, clock.now());
      } catch (error) {
        log.warn({ err: error }, 'a refused message is not counted');
      }
    },

    /** The people who write too often, the latest one first. */
    list: (liveId: string) => participants.listFlooded(liveId, clock.now() - FLOOD_HINT_MS),
  };
}
