import { createHmac } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';
import type { LiveChannel } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import type { LiveEvent } from '../../live/event/service.ts';
import { createMessageRepository } from './message-repository.ts';
import { createParticipantRepository } from './participant-repository.ts';
import { createPresenceRepository } from './presence-repository.ts';

/** TTL of the cached number of present viewers, in ms. */
const COUNT_TTL_MS = 2000;

/** Length of a pseudonym in bytes: enough to avoid collisions among the viewers of one event. */
const PSEUDONYM_BYTES = 16;

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Presence of viewers at events, and the statistics of an event (rules/room-presence#presence). */
export function createPresenceService({ db, clock, keyFor }: Pick<AppContext, 'db' | 'clock' | 'keyFor'>) {
  const presences = createPresenceRepository(db);
  const messages = createMessageRepository(db);
  const participants = createParticipantRepository(db);
  const key = keyFor('live-presence');
  const online = new LRUCache<string, { readonly at: number; readonly count: Promise<number> }>({ max: 500 });

  /** A keyed pseudonym: neither the viewer nor the events that a viewer has open can be derived without the key. */
  const pseudonymize = (liveId: string, text: string): Buffer =>
    createHmac('sha256', key).update(`${liveId}\n${text}`).digest().subarray(0, PSEUDONYM_BYTES);

  /** The pseudonyms of an account and a browser in an event; null for a part that the caller lacks. */
  const identify = (liveId: string, { session, sentDeviceId }: Pick<CallContext, 'session' | 'sentDeviceId'>) => ({
    account: session && pseudonymize(liveId, `account ${session.customerId}`),
    device: sentDeviceId === null ? null : pseudonymize(liveId, `device ${sentDeviceId}`),
  });

  async function countOnline(liveId: string): Promise<number> {
    const now = clock.now();
    const cached = online.get(liveId);
    // After a clock was set back, no entry would be too old for a long time.
    if (cached && Math.abs(now - cached.at) <= COUNT_TTL_MS) return cached.count;
    const pendingCount = presences.countPresent(liveId, now);
    online.set(liveId, { at: now, count: pendingCount });
    pendingCount.catch(() => online.delete(liveId));
    return pendingCount;
  }

  return {
    /**
     * Counts the caller as present until it leaves or its presence expires. An account counts once, by whatever
     * browsers. A visitor's browser counts if it has come back with its cookie, and its address is below the maximum:
     * one that sends no cookie would be a new viewer with each call.
     */
    async join(
      liveId: string,
      channel: LiveChannel,
      caller: Pick<CallContext, 'session' | 'sentDeviceId' | 'ip'>,
    ): Promise<void> {
      const { account, device } = identify(liveId, caller);
      const seenAt = clock.now();
      if (account && caller.session) {
        await presences.save({ liveId, browser: account, address: null, channel, seenAt });
        const { customerId: accountId } = caller.session;
        await participants.save({ liveId, accountId, channel, seenAt });
        // A viewer who has logged in is no visitor any more.
        if (device) await presences.remove({ liveId, browser: device });
      } else if (device) {
        const address = pseudonymize(liveId, `address ${addressKey(caller.ip)}`);
        const presence = { liveId, browser: device, address, channel, seenAt };
        if (await presences.hasVisitorSlot(presence, address)) await presences.save(presence);
      }
    },

    async leave(liveId: string, caller: Pick<CallContext, 'session' | 'sentDeviceId'>): Promise<void> {
      const { account, device } = identify(liveId, caller);
      const browser = account ?? device;
      if (browser) await presences.remove({ liveId, browser });
      if (caller.session) await participants.markLeft(liveId, caller.session.customerId);
    },

    /** The statistics of an event. */
    async readStatistics({
      id,
      viewCount,
      bookNum,
    }: Pick<LiveEvent, 'id' | 'viewCount' | 'bookNum'>): Promise<ResponseOf<'joinInActivity'>['statistics']> {
      const [onlineNum, chat] = await Promise.all([countOnline(id), messages.findChat(id)]);
      return { onlineNum, viewNum: viewCount, bookNum, messageNum: chat?.messageNum ?? 0 };
    },
  };
}
