import type { AuditEvent, AuditOutcome } from '@osteon/domain';
import type { Database } from '../database/connect.ts';
import type { CallContext } from '../http/handler.ts';

/** The origin of an event; a call's context is one. */
export type Caller = Pick<CallContext, 'ip' | 'deviceId'>;

/** Details by name. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

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

/** The log of security events; the module `audit` implements it (rules/audit#entries). */
export interface AuditLog {
  /** Adds an event, in the transaction of the change that it describes. */
  record(db: Database, event: SecurityEvent): Promise<void>;
  /**
   * Runs `work` and, where it throws a CallError, adds the event as refused with the error's name. Call it outside
   * transactions, which the error rolls back; `describe` is called after `work`, when all details are known.
   * @throws {CallError} what `work` threw
   */
  recordRefusal<Result>(db: Database, describe: () => SecurityEvent, work: () => Promise<Result>): Promise<Result>;
  /**
   * Adds a forged, foreign or reused credential as refused, 60 an hour and address; one an hour, address, event and
   * reason where it names no account, as anybody can invent such ones.
   */
  recordForgery(db: Database, event: SecurityEvent & { readonly ip: string }): Promise<void>;
}
