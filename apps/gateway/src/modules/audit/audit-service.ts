import { type AuditEvent, type AuditOutcome, maskAccount } from '@osteon/domain';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import { findAccountId } from '../account/account-lookup-service.ts';
import { insertEntry } from './repository.ts';
import type { AuditDetail } from './tables.ts';

/** Where an event comes from; a call's context is one. */
export type Caller = Pick<CallContext, 'ip' | 'deviceId'>;

/** One security event. */
export interface SecurityEvent {
  readonly event: AuditEvent;
  /** `done` by default. */
  readonly outcome?: AuditOutcome;
  readonly accountId?: string | null;
  /** Mobile number or e-mail where the account's id is not at hand; kept masked, and its account is looked up. */
  readonly accountName?: string;
  readonly ip: string | null;
  readonly deviceId: string | null;
  /** Never a code, a password or a token; accounts only masked. */
  readonly detail?: AuditDetail;
}

/** Forgeries of one address and hour that the log tells of, so that nobody can fill it from outside. */
const FORGERIES_LOGGED_MAX = 60;

/** The log of security events. */
export interface Audit {
  /** Adds an event, in the transaction of the change that it tells of. */
  record(db: Database, fact: SecurityEvent): Promise<void>;
  /**
   * Does `work` and, where that refuses, adds the event as refused with the name of the error. Outside of any
   * transaction, as a refusal rolls that back; `fact` is asked only then, when all is known.
   * @throws {CallError} what `work` threw
   */
  recordRefusal<Result>(db: Database, fact: () => SecurityEvent, work: () => Promise<Result>): Promise<Result>;
  /** Adds what was forged, foreign or used before and is refused; of one address as many as are worth reading. */
  recordForgery(db: Database, fact: SecurityEvent & { readonly ip: string }): Promise<void>;
}

/** Makes the log. */
export function createAudit({ clock }: { clock: Clock }): Audit {
  async function record(db: Database, { accountName, detail = {}, ...fact }: SecurityEvent): Promise<void> {
    await insertEntry(db, {
      at: clock.now(),
      event: fact.event,
      outcome: fact.outcome ?? 'done',
      accountId: fact.accountId ?? (accountName === undefined ? null : await findAccountId(db, accountName)),
      ip: fact.ip,
      deviceId: fact.deviceId,
      detail: accountName === undefined ? detail : { account: maskAccount(accountName), ...detail },
    });
  }

  const told = new RateLimiterMemory({ points: FORGERIES_LOGGED_MAX, duration: 3600 });

  return {
    record,
    async recordForgery(db, fact) {
      const worthTelling = await told.consume(addressKey(fact.ip)).then(
        () => true,
        () => false,
      );
      if (worthTelling) await record(db, { ...fact, outcome: 'refused' });
    },
    async recordRefusal(db, fact, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof CallError) {
          const told = fact();
          await record(db, { ...told, outcome: 'refused', detail: { ...told.detail, reason: error.error } });
        }
        throw error;
      }
    },
  };
}
