import { maskAccount } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { SecurityEvent } from '../audit/audit-service.ts';
import { deleteUnsubscription, insertUnsubscription, isUnsubscribed } from './repository.ts';
import { createUnsubscribeLinks } from './unsubscribe-links.ts';

/** What the link in a mail carries. */
interface SignedAddress {
  readonly email: string;
  readonly sign: string;
}

/** Whether an address gets mail that it need not get. */
interface Subscription {
  readonly email: string;
  readonly subscribed: boolean;
}

/** Ends and resumes mail to an address, for whoever holds a link that we signed. */
export interface UnsubscribeService {
  /** Null for a link that is not ours. */
  findSubscription(address: SignedAddress): Promise<Subscription | null>;
  /** Whether an address (lower case) gets mail that it did not ask for. */
  isSubscribed(email: string): Promise<boolean>;
  /** The same twice changes nothing more. @throws {CallError} unsubscribeLinkInvalid */
  setSubscription(
    address: SignedAddress,
    subscribed: boolean,
    caller: Pick<SecurityEvent, 'ip' | 'deviceId'>,
  ): Promise<Subscription>;
}

/** Makes it. */
export function createUnsubscribeService(
  deps: Pick<AppContext, 'config' | 'db' | 'clock' | 'keyFor' | 'audit'>,
): UnsubscribeService {
  const { db, clock, audit } = deps;
  const links = createUnsubscribeLinks(deps);

  function addressOf({ email, sign }: SignedAddress): string | null {
    const address = email.trim().toLowerCase();
    return links.isSigned(address, sign) ? address : null;
  }

  function signedAddressOf(address: SignedAddress): string {
    const email = addressOf(address);
    if (email === null) throw new CallError('unsubscribeLinkInvalid');
    return email;
  }

  return {
    async findSubscription(address) {
      const email = addressOf(address);
      return email === null ? null : { email, subscribed: !(await isUnsubscribed(db, email)) };
    },

    isSubscribed: async (email) => !(await isUnsubscribed(db, email)),

    async setSubscription(address, subscribed, { ip, deviceId }) {
      const event = subscribed ? 'emailResubscribed' : 'emailUnsubscribed';
      const fact = (): SecurityEvent => ({ event, ip, deviceId, detail: { account: maskAccount(address.email) } });
      const email = await audit.recordRefusal(db, fact, async () => signedAddressOf(address));
      await db.transaction(async (tx) => {
        const changed = subscribed
          ? await deleteUnsubscription(tx, email)
          : await insertUnsubscription(tx, email, clock.now());
        if (changed) await audit.record(tx, { ...fact(), accountName: email });
      });
      return { email, subscribed };
    },
  };
}
