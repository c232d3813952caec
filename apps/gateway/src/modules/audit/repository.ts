import type { AuditEvent } from '@osteon/domain';
import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { prepareStatement } from '../../platform/database/prepare-statement.ts';
import { auditEntry } from './tables.ts';

const { id: _generated, ...columns } = getTableColumns(auditEntry);
const insert = prepareStatement(columns, (db, row) => db.insert(auditEntry).values(row));

/** A stored entry. */
export type AuditEntry = typeof auditEntry.$inferSelect;

/** The cursor of the audit log: a page starts after the entry of this timestamp (ms) and id. */
export type AuditCursor = Pick<AuditEntry, 'at' | 'id'>;

/** Reads and writes the audit log. */
export function createAuditRepository(db: Database) {
  return {
    /** Inserts an entry. */
    async insert({
      accountId = null,
      ip = null,
      deviceId = null,
      ...row
    }: typeof auditEntry.$inferInsert): Promise<void> {
      await insert(db, { ...row, accountId, ip, deviceId });
    },

    /** The entries after a cursor, oldest first; if given, of one account or event. */
    list(
      { accountId, event }: { accountId?: string | undefined; event?: AuditEvent | undefined },
      { at, id }: AuditCursor,
      limit: number,
    ): Promise<AuditEntry[]> {
      const after = sql`(${auditEntry.at}, ${auditEntry.id}) > (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`;
      return db
        .select()
        .from(auditEntry)
        .where(and(after, equalsIfSet(auditEntry.accountId, accountId), equalsIfSet(auditEntry.event, event)))
        .orderBy(asc(auditEntry.at), asc(auditEntry.id))
        .limit(limit);
    },
  };
}
