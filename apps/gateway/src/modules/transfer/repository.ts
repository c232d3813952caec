import type { InputOf } from '@osteon/contract';
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { transfer } from './tables.ts';

/** A transfer as it is kept. */
export type TransferRow = typeof transfer.$inferSelect;

/** Whose newest unread transfer is asked for; `before` is a moment in ms. */
export interface UnreadQuery {
  readonly accountId: string;
  readonly before: number;
}

/** Reads and marks the transfers of accounts. */
export function createTransferRepository(db: Database) {
  const own = (accountId: string, id: string | undefined) =>
    and(eq(transfer.accountId, accountId), id === undefined ? undefined : eq(transfer.id, id));

  async function mark(where: SQL | undefined, change: Partial<Pick<TransferRow, 'readAt' | 'shownAt'>>) {
    await db.update(transfer).set(change).where(where);
  }

  return {
    /** Newest first; `before` is a moment in ms. */
    listPage: (accountId: string, before: number, { limit, offset }: { limit: number; offset: number }) =>
      db
        .select()
        .from(transfer)
        .where(and(eq(transfer.accountId, accountId), lt(transfer.sentAt, before)))
        .orderBy(desc(transfer.sentAt), desc(transfer.id))
        .limit(limit)
        .offset(offset),

    /** The newest unread transfer of each of the asked; those who have none are left out. */
    async findLatestUnread(asked: readonly UnreadQuery[]): Promise<Map<UnreadQuery, TransferRow>> {
      const accountIds = sql.param(asked.map(({ accountId }) => accountId));
      const moments = sql.param(asked.map(({ before }) => before));
      const found = await db.execute<{ at: number; id: string }>(sql`
        select (asked.number - 1)::int as at, latest.id
        from unnest(${accountIds}::text[], ${moments}::float8[]) with ordinality as asked (account_id, before, number)
        cross join lateral (
          select ${transfer.id} from ${transfer}
          where ${transfer.accountId} = asked.account_id and ${transfer.readAt} is null
            and ${transfer.sentAt} < to_timestamp(asked.before / 1000)
          order by ${desc(transfer.sentAt)}, ${desc(transfer.id)} limit 1
        ) as latest`);
      if (found.length === 0) return new Map();
      const ids = found.map(({ id }) => id);
      const rows = await db.select().from(transfer).where(anyOf(transfer.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return new Map(
        found.flatMap(({ at, id }) => {
          const [question, row] = [asked[at], byId.get(id)];
          return question && row ? [[question, row] as const] : [];
        }),
      );
    },

    /** Transfers by their ids, in the order of their sending. */
    listByIds: (ids: readonly string[]): Promise<TransferRow[]> =>
      db.select().from(transfer).where(anyOf(transfer.id, ids)).orderBy(transfer.sentAt),

    async insert(rows: readonly TransferRow[]): Promise<void> {
      await db.insert(transfer).values([...rows]);
    },

    async exists(accountId: string, id: string): Promise<boolean> {
      return (await db.select({ id: transfer.id }).from(transfer).where(own(accountId, id))).length > 0;
    },

    markShown: (accountId: string, id: string, shownAt: number | null) => mark(own(accountId, id), { shownAt }),

    /** One transfer by its `id`, those sent before a moment (ms), or all; what was read already keeps its time. */
    markRead: (accountId: string, { id, before }: InputOf<'markTransferRead'>, readAt: number) =>
      mark(
        and(
          own(accountId, id),
          before === undefined ? undefined : lt(transfer.sentAt, before),
          isNull(transfer.readAt),
        ),
        { readAt },
      ),
  };
}
