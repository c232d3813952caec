import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import type { EventRow } from './event-rows.ts';
import { analyticsEvent, analyticsStack } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves the stack of an event to `stacks` and replaces it by its hash (hex). */
function moveStack(row: EventRow, stacks: Map<string, string>): EventRow {
  const { stack, ...detail } = row.detail;
  if (typeof stack !== 'string' || stack === '') return row;
  const stackHash = createHash('sha256').update(stack).digest('hex');
  stacks.set(stackHash, stack);
  return { ...row, detail: { ...detail, stackHash } };
}

/** Stores stacks, or the time of their last use, at most once a day. */
async function upsertStacks(db: Database, stacks: ReadonlyMap<string, string>, now: number): Promise<void> {
  await db
    .insert(analyticsStack)
    .values([...stacks].map(([hash, stack]) => ({ hash: Buffer.from(hash, 'hex'), stack, seenAt: now })))
    .onConflictDoUpdate({
      target: analyticsStack.hash,
      set: { seenAt: now },
      setWhere: sql`${analyticsStack.seenAt} < ${sql.param(now - DAY_MS, analyticsStack.seenAt)}`,
    });
}

/** Stores events. */
export function createAnalyticsRepository(db: Database) {
  return {
    /**
     * Inserts events in one statement; events of a batch that was stored before are skipped (idempotent). Their stacks
     * are stored once each.
     */
    async insertEvents(rows: readonly EventRow[], now: number): Promise<void> {
      const stacks = new Map<string, string>();
      const events = rows.map((row) => moveStack(row, stacks));
      if (stacks.size > 0) await upsertStacks(db, stacks, now);
      await db.execute(sql`
        insert into analytics_event (
          batch_id, position, at, event, account_id, visitor, session_id,
          channel, first_channel, channel_history, page, content_id, detail
        )
        select
          batch_id, position, at, event, account_id, decode(visitor, 'hex'), session_id,
          channel, first_channel, channel_history, page, content_id, detail
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as row (
          batch_id uuid, position smallint, at timestamptz, event text, account_id text, visitor text, session_id text,
          channel text, first_channel text, channel_history text, page text, content_id text, detail jsonb
        )
        on conflict do nothing
      `);
    },

    /** Removes the account from its events. */
    async removeAccountId(accountId: string): Promise<void> {
      await db.update(analyticsEvent).set({ accountId: null }).where(eq(analyticsEvent.accountId, accountId));
    },
  };
}
