import { createHash } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import { LIVE_PRESENCE_MS } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { LiveRow } from '../repository.ts';
import { createMessageRepository } from './message-repository.ts';
import { createPresenceRepository } from './presence-repository.ts';

/** How long the number of those who are there is kept for all who ask, in ms. */
const KEPT_MS = 2000;

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Who has an event open, and its numbers (rules/live#presence). */
export function createPresenceService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const presences = createPresenceRepository(db);
  const messages = createMessageRepository(db);
  const online = new LRUCache<string, Promise<number>>({ max: 500, ttl: KEPT_MS, perf: { now: () => clock.now() } });

  async function countOnline(liveId: string): Promise<number> {
    const known = online.get(liveId);
    if (known) return known;
    const counting = presences.countSince(liveId, clock.now() - LIVE_PRESENCE_MS);
    online.set(liveId, counting);
    counting.catch(() => online.delete(liveId));
    return counting;
  }

  return {
    /** Counts a browser as there until it leaves, or has not been heard of for a while. */
    join: (liveId: string, deviceId: string) =>
      presences.save({ liveId, browser: hashDevice(deviceId), seenAt: clock.now() }),

    leave: (liveId: string, deviceId: string) => presences.remove(liveId, hashDevice(deviceId)),

    /** The numbers of an event. */
    async readStatistics({
      id,
      viewCount,
      bookNum,
    }: Pick<LiveRow['event'], 'id' | 'viewCount' | 'bookNum'>): Promise<ResponseOf<'joinInActivity'>['statistics']> {
      const [onlineNum, messageNum] = await Promise.all([countOnline(id), messages.countMessages(id)]);
      return { onlineNum, viewNum: viewCount, bookNum, messageNum };
    },
  };
}

const hashDevice = (deviceId: string): Buffer => createHash('sha256').update(deviceId).digest();
