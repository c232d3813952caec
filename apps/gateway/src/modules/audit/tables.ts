import type { AuditEvent, AuditOutcome } from '@osteon/domain';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/**
 * Who did what, when, from where: every security event of an account. Rows are only added, and removed when they are
 * 180 days old (spec-decision 11j); the database refuses to change one.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    event: text().$type<AuditEvent>().notNull(),
    outcome: text().$type<AuditOutcome>().notNull(),
    /** No reference: the entry outlives the account. Null where no account is known. */
    accountId: text(),
    /** Null where no browser was at work, as for the operator. */
    ip: text(),
    deviceId: text(),
    /** What else is worth knowing; accounts in it are masked, and there is never a code, password or token. */
    detail: jsonb().$type<AuditDetail>().notNull(),
  },
  (table) => [
    index('audit_entry_time').on(table.at, table.id),
    index('audit_entry_account').on(table.accountId, table.at, table.id),
  ],
);

/** Plain facts by name. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;
