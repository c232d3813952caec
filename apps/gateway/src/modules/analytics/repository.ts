import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import type { EventRow } from './event-rows.ts';
import { analyticsEvent } from './tables.ts';

/** Inserts events in one statement; those of a batch that was stored before are skipped. */
export async function insertEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  await db.execute(sql`
    insert into analytics_event (
      batch_id, place, at, event, account_id, visitor, session_id,
      channel, first_channel, channel_history, page, content_id, detail
    )
    select
      batch_id, place, at, event, account_id, decode(visitor, 'hex'), session_id,
      channel, first_channel, channel_history, page, content_id, detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      batch_id uuid, place smallint, at timestamptz, event text, account_id text, visitor text, session_id text,
      channel text, first_channel text, channel_history text, page text, content_id text, detail jsonb
    )
    on conflict do nothing
  `);
}

/** Clears the account of its events. */
export async function removeAccountId(tx: Database, accountId: string): Promise<void> {
  await tx.update(analyticsEvent).set({ accountId: null }).where(eq(analyticsEvent.accountId, accountId));
}
