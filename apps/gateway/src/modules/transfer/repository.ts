import type { InputOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { transfer } from './tables.ts';

/** A stored transfer. */
export type TransferRow = typeof transfer.$inferSelect;

/** A query for the newest unread transfer of an account; `before` is a timestamp in ms. */
export interface UnreadQuery {
  readonly accountId: string;
  readonly before: number;
}

/** Transfers of accounts. */
export function createTransferRepository(db: Database) {
  const own = (accountId: string, id: string | undefined) =>
    and(eq(transfer.accountId, accountId), equalsIfSet(transfer.id, id));

  async function mark(where: SQL | undefined, change: Partial<Pick<TransferRow, 'readAt' | 'shownAt'>>) {
    await db.update(transfer).set(change).where(where);
  }

  return {
    /** Newest first; `before` is a timestamp in ms. */
    listPage: (accountId: string, before: number, { limit, offset }: { limit: number; offset: number }) =>
      db
        .select()
        .from(transfer)
        .where(and(eq(transfer.accountId, accountId), lt(transfer.sentAt, before)))
        .orderBy(desc(transfer.sentAt), desc(transfer.id))
        .limit(limit)
        .offset(offset),

    /** The newest unread transfer by query; a query without one is left out. */
    async findLatestUnread(queries: readonly UnreadQuery[]): Promise<Map<UnreadQuery, TransferRow>> {
      const accountIds = sql.param(queries.map(({ accountId }) => accountId));
      const timestamps = sql.param(queries.map(({ before }) => before));
      const found = await db.execute<{ at: number; id: string }>(sql`
        select (query.number - 1)::int as at, latest.id
        from unnest(${accountIds}::text[], ${timestamps}::float8[]) with ordinality as query (account_id, before, number)
        cross join lateral (
          select ${transfer.id} from ${transfer}
          where ${transfer.accountId} = query.account_id and ${transfer.readAt} is null
            and ${transfer.sentAt} < to_timestamp(query.before / 1000)
          order by ${desc(transfer.sentAt)}, ${desc(transfer.id)} limit 1
        ) as latest`);
      if (found.length === 0) return new Map();
      const ids = found.map(({ id }) => id);
      const rows = await db.select().from(transfer).where(anyOf(transfer.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return new Map(
        found.flatMap(({ at, id }) => {
          const [query, row] = [queries[at], byId.get(id)];
          return query && row ? [[query, row] as const] : [];
        }),
      );
    },

    /** Transfers by their ids, oldest first. */
    listByIds: (ids: readonly string[]): Promise<TransferRow[]> =>
      db.select().from(transfer).where(anyOf(transfer.id, ids)).orderBy(transfer.sentAt),

    async insert(rows: readonly TransferRow[]): Promise<void> {
      await db.insert(transfer).values([...rows]);
    },

    async exists(accountId: string, id: string): Promise<boolean> {
      return (await db.select({ id: transfer.id }).from(transfer).where(own(accountId, id))).length > 0;
    },

    markShown: (accountId: string, id: string, shownAt: number | null) => mark(own(accountId, id), { shownAt }),

    /** Marks one transfer by its `id`, those sent before a time (ms), or all; read ones retain their time. */
    markRead: (accountId: string, { id, before }: InputOf<'markTransferRead'>, readAt: number) =>
      mark(
        and(
          own(accountId, id),
          before === undefined ? undefined : lt(transfer.sentAt, before),
          isNull(transfer.readAt),
        ),
        { readAt },
      ),

    /** Ids of transfers of files that were sent before a time (ms). */
    async listFileTransfersSentBefore(before: number, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: transfer.id })
        .from(transfer)
        .where(and(eq(transfer.resType, ResourceType.transferFile), lt(transfer.sentAt, before)))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async deleteByIds(ids: readonly string[]): Promise<void> {
      await db.delete(transfer).where(anyOf(transfer.id, ids));
    },
  };
}
