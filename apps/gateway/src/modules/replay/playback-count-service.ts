import { createHash } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import { createPlaybackRepository } from './playback-repository.ts';

/** Period in which the plays of a replay by one browser count as one play session, in ms (rules/replay#replay). */
const SESSION_MS = 30 * 60 * 1000;

/** Counts plays of replays. */
export interface PlaybackCounter {
  /** Counts a play by a browser, once per play session; returns false if it was counted before. */
  count(deviceId: string, liveId: string): Promise<boolean>;
}

/** Creates the counter of plays. */
export function createPlaybackCounter({ db, clock }: Pick<AppContext, 'db' | 'clock'>): PlaybackCounter {
  return {
    count: (deviceId, liveId) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const repository = createPlaybackRepository(tx);
        const browser = createHash('sha256').update(deviceId).digest();
        if (!(await repository.record({ browser, liveId, countedAt: now }, now - SESSION_MS))) return false;
        await repository.addPlayback(liveId);
        return true;
      }),
  };
}
