import { maskAccount } from '@osteon/domain';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { AuditLog, SecurityEvent } from '../../platform/log/audit-log.ts';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import { consumePoint } from '../../platform/rate-limit/rate-limit-store.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import { createAuditRepository } from './repository.ts';

/**
 * Forgeries that are logged per address and hour, so that nobody can flood the log (rules/security-limits#audit-flood):
 * those of sessions that exist, and of each kind that anybody can invent.
 */
const FORGERIES_LOGGED_MAX = 60;
const INVENTIONS_LOGGED_MAX = 1;

/** Creates the audit log. */
export function createAudit({ clock }: { clock: Clock }): AuditLog {
  async function record(db: Database, { accountName, detail = {}, ...fields }: SecurityEvent): Promise<void> {
    await createAuditRepository(db).insert({
      at: clock.now(),
      event: fields.event,
      outcome: fields.outcome ?? 'done',
      accountId: fields.accountId ?? (accountName === undefined ? null : await findAccountId(db, accountName)),
      ip: fields.ip,
      deviceId: fields.deviceId,
      detail: accountName === undefined ? detail : { account: maskAccount(accountName), ...detail },
    });
  }

  const forgeryLimit = new RateLimiterMemory({ points: FORGERIES_LOGGED_MAX, duration: 3600 });
  const inventionLimit = new RateLimiterMemory({ points: INVENTIONS_LOGGED_MAX, duration: 3600 });

  return {
    record,
    async recordForgery(db, event) {
      const address = addressKey(event.ip);
      const isLogged =
        event.accountId == null
          ? await consumePoint(inventionLimit, `${address} ${event.event} ${event.detail?.['reason'] ?? ''}`)
          : await consumePoint(forgeryLimit, address);
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
