import { LIVE_ACTORS, LIVE_TRANSITION_NAMES, LiveStatus } from '@osteon/domain';
import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../event/tables.ts';

/** The changes of an event's status, in order (rules/live#status). */
export const liveStatusChange = pgTable(
  'live_status_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    transition: text({ enum: [...LIVE_TRANSITION_NAMES] }).notNull(),
    /** The person or process that triggered the transition (rules/live#movers). */
    actor: text({ enum: [...LIVE_ACTORS] }).notNull(),
    from: smallint().notNull(),
    to: smallint().notNull(),
    at: timestampMs().notNull(),
  },
  (table) => [index('live_status_change_event').on(table.liveId, table.id)],
);

const isAnnouncement = (liveId: string | AnyPgColumn | SQL) =>
  and(eq(liveStatusChange.liveId, liveId), eq(liveStatusChange.to, LiveStatus.advertise));

/**
 * Selects the fencing token of an event, the id of the last status change that announced it, by its id or as part of a
 * query of events; null if there is none.
 */
export const selectFencingToken = (db: Database, liveId: string | AnyPgColumn | SQL) =>
  db
    .select({ id: max(liveStatusChange.id) })
    .from(liveStatusChange)
    .where(isAnnouncement(liveId));

/** Condition that an assistant has triggered a transition (rules/live#pause-by-hand). */
export const isByHand = (transition: 'pause' | 'resume') =>
  and(eq(liveStatusChange.transition, transition), eq(liveStatusChange.actor, 'assistant'));

/** Selects the time at which an event was last resumed by hand; null if it never was. */
export const selectResumedAt = (db: Database, liveId: string): SQL<number | null> =>
  sql<number | null>`${db
    .select({ at: max(liveStatusChange.at) })
    .from(liveStatusChange)
    .where(and(eq(liveStatusChange.liveId, liveId), isByHand('resume')))}`.mapWith(liveStatusChange.at);

/** Selects the time at which an event was last announced; null if it never was. */
export const selectAnnouncedAt = (db: Database, liveId: string): SQL<number | null> =>
  sql<number | null>`${db
    .select({ at: max(liveStatusChange.at) })
    .from(liveStatusChange)
    .where(isAnnouncement(liveId))}`.mapWith(liveStatusChange.at);

/** Condition that a time is not from before an event was last announced (rules/room-chat#announced-again). */
export const isOfAiring = (liveId: string | AnyPgColumn | SQL, at: AnyPgColumn): SQL =>
  sql`${at} >= coalesce((select max(${liveStatusChange.at}) from ${liveStatusChange} where ${isAnnouncement(liveId)}), '-infinity')`;
