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

/** The origin of an event; a call's context is one. */
export type Caller = Pick<CallContext, 'ip' | 'deviceId'>;

/** One security event. */
export interface SecurityEvent {
  readonly event: AuditEvent;
  /** `done` by default. */
  readonly outcome?: AuditOutcome;
  readonly accountId?: string | null;
  /** Mobile number or e-mail where the account's id is unknown: stored masked, and used to look up the account. */
  readonly accountName?: string;
  readonly ip: string | null;
  readonly deviceId: string | null;
  /** Never a code, password or token; accounts only masked. */
  readonly detail?: AuditDetail;
}

/** Forgeries that are logged per address and hour, so that nobody can flood the log (rules/security#audit-flood). */
const FORGERIES_LOGGED_MAX = 60;

/** The audit log of security events. */
export interface Audit {
  /** Adds an event, in the transaction of the change that it describes. */
  record(db: Database, event: SecurityEvent): Promise<void>;
  /**
   * Runs `work` and, where it throws a CallError, adds the event as refused with the error's name. Call it outside
   * transactions, which the error rolls back; `describe` is called after `work`, when all facts are known.
   * @throws {CallError} what `work` threw
   */
  recordRefusal<Result>(db: Database, describe: () => SecurityEvent, work: () => Promise<Result>): Promise<Result>;
  /** Adds a forged, foreign or reused credential as refused; rate-limited per address. */
  recordForgery(db: Database, event: SecurityEvent & { readonly ip: string }): Promise<void>;
}

/** Creates the audit log. */
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

  const forgeryLimit = new RateLimiterMemory({ points: FORGERIES_LOGGED_MAX, duration: 3600 });

  return {
    record,
    async recordForgery(db, event) {
      const isLogged = await forgeryLimit.consume(addressKey(event.ip)).then(
        () => true,
        () => false,
      );
      if (isLogged) await record(db, { ...event, outcome: 'refused' });
    },
    async recordRefusal(db, describe, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof CallError) {
          const event = describe();
          await record(db, { ...event, outcome: 'refused', detail: { ...event.detail, reason: error.error } });
        }
        throw error;
      }
    },
  };
}
