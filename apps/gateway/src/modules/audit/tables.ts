import type { AuditEvent, AuditOutcome } from '@osteon/domain';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import type { AuditDetail } from '../../platform/log/audit-log.ts';

/**
 * The audit log: every security event of an account. A trigger refuses updates; rows are deleted after 180 days
 * (rules/audit#retention).
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestampMs().notNull(),
    event: text().$type<AuditEvent>().notNull(),
    outcome: text().$type<AuditOutcome>().notNull(),
    /** No foreign key, as the entry outlives the account. Null if no account is known. */
    accountId: text(),
    /** Null if no browser is involved, as for the operator. */
    ip: text(),
    deviceId: text(),
    /** Further fields; accounts in it are masked, and it never holds a code, password or token. */
    detail: jsonb().$type<AuditDetail>().notNull(),
  },
  (table) => [
    index('audit_entry_time').on(table.at, table.id),
    index('audit_entry_account').on(table.accountId, table.at, table.id),
  ],
);
