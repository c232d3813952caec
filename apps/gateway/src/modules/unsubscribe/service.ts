import { maskAccount } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { SecurityEvent } from '../../platform/log/audit-log.ts';
import { createUnsubscribeRepository } from './repository.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

/** Parameters of the link in a mail. */
interface SignedAddress {
  readonly email: string;
  readonly sign: string;
}

/** The subscription of an address to optional mail. */
interface Subscription {
  readonly email: string;
  readonly subscribed: boolean;
}

/** Unsubscribes and resubscribes addresses; a signed link authorizes it (rules/unsubscribe#effect). */
export interface UnsubscribeService {
  /** Null for an invalid signature. */
  findSubscription(address: SignedAddress): Promise<Subscription | null>;
  /** Returns true when an address (lower case) receives optional mail. */
  isSubscribed(email: string): Promise<boolean>;
  /** Idempotent. @throws {CallError} unsubscribeLinkInvalid */
  setSubscription(
    address: SignedAddress,
    subscribed: boolean,
    caller: Pick<SecurityEvent, 'deviceId'> & { readonly ip: string },
  ): Promise<Subscription>;
}

/** Creates the service of subscriptions. */
export function createUnsubscribeService(
  deps: Pick<AppContext, 'config' | 'db' | 'clock' | 'keyFor' | 'audit'>,
): UnsubscribeService {
  const { db, clock, audit } = deps;
  const unsubscriptions = createUnsubscribeRepository(db);
  const links = createUnsubscribeLinks(deps);

  function verifyAddress({ email, sign }: SignedAddress): string | null {
    const address = email.trim().toLowerCase();
    return links.isSigned(address, sign) ? address : null;
  }

  return {
    async findSubscription(address) {
      const email = verifyAddress(address);
      return email === null ? null : { email, subscribed: !(await unsubscriptions.has(email)) };
    },

    isSubscribed: async (email) => !(await unsubscriptions.has(email)),

    async setSubscription(address, subscribed, { ip, deviceId }) {
      const event = subscribed ? 'emailResubscribed' : 'emailUnsubscribed';
      const securityEvent = { event, ip, deviceId, detail: { account: maskAccount(address.email) } } as const;
      const email = verifyAddress(address);
      if (email === null) {
        const { detail } = securityEvent;
        await audit.recordForgery(db, { ...securityEvent, detail: { ...detail, reason: 'unsubscribeLinkInvalid' } });
        throw new CallError('unsubscribeLinkInvalid');
      }
      await db.transaction(async (tx) => {
        const addresses = createUnsubscribeRepository(tx);
        const changed = await (subscribed ? addresses.remove(email) : addresses.insert(email, clock.now()));
        if (changed) await audit.record(tx, { ...securityEvent, accountName: email });
      });
      return { email, subscribed };
    },
  };
}
