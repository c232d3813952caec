import { createHmac } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import type { LiveChannel } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import type { LiveRow } from '../repository.ts';
import { createMessageRepository } from './message-repository.ts';
import { createPresenceRepository } from './presence-repository.ts';

/** How long the number of those who are there is kept for all who ask, in ms. */
const KEPT_MS = 2000;

/** Bytes of a pseudonym: enough to avoid collisions among those who have one event open. */
const PSEUDONYM_BYTES = 16;

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Who has an event open, and its numbers (rules/live#presence). */
export function createPresenceService({ db, clock, keyFor }: Pick<AppContext, 'db' | 'clock' | 'keyFor'>) {
  const presences = createPresenceRepository(db);
  const messages = createMessageRepository(db);
  const key = keyFor('live-presence');
  const online = new LRUCache<string, { readonly at: number; readonly count: Promise<number> }>({ max: 500 });

  /** Neither who it is nor which events one has open can be read from it without the key. */
  const hide = (liveId: string, text: string): Buffer =>
    createHmac('sha256', key).update(`${liveId}\n${text}`).digest().subarray(0, PSEUDONYM_BYTES);

  /** What an account and a browser are known as in an event; null for what the caller has not. */
  const identify = (liveId: string, { session, sentDeviceId }: Pick<CallContext, 'session' | 'sentDeviceId'>) => ({
    account: session && hide(liveId, `account ${session.customerId}`),
    device: sentDeviceId === null ? null : hide(liveId, `device ${sentDeviceId}`),
  });

  async function countOnline(liveId: string): Promise<number> {
    const now = clock.now();
    const known = online.get(liveId);
    // Of a clock that was set back, nothing would be too old for a long time.
    if (known && Math.abs(now - known.at) <= KEPT_MS) return known.count;
    const counting = presences.countPresent(liveId, now);
    online.set(liveId, { at: now, count: counting });
    counting.catch(() => online.delete(liveId));
    return counting;
  }

  return {
    /**
     * Counts the caller as there until it leaves, or has not been heard of for a while. An account counts once, by whatever
     * browsers. A visitor's browser counts where it has come back with its cookie, and its address has room: one that sends
     * none would be a new viewer with each call.
     */
    async join(
      liveId: string,
      channel: LiveChannel,
      caller: Pick<CallContext, 'session' | 'sentDeviceId' | 'ip'>,
    ): Promise<void> {
      const { account, device } = identify(liveId, caller);
      const seenAt = clock.now();
      if (account) {
        await presences.save({ liveId, browser: account, address: null, channel, seenAt });
        // Who has logged in is no visitor any more.
        if (device) await presences.remove({ liveId, browser: device });
      } else if (device) {
        const address = hide(liveId, `address ${addressKey(caller.ip)}`);
        const presence = { liveId, browser: device, address, channel, seenAt };
        if (await presences.hasRoom(presence, address)) await presences.save(presence);
      }
    },

    async leave(liveId: string, caller: Pick<CallContext, 'session' | 'sentDeviceId'>): Promise<void> {
      const { account, device } = identify(liveId, caller);
      const browser = account ?? device;
      if (browser) await presences.remove({ liveId, browser });
    },

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
