import type { VideoRendition } from '@osteon/domain';
import { and, eq, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { liveChannel } from '../live/event/tables.ts';
import type { RenditionName } from './renditions.ts';

/** One uninterrupted stream of an encoder: its segments are contiguous (rules/stream-recording#recording). */
export const liveRun = pgTable(
  'live_run',
  {
    id: uuid().primaryKey(),
    channelId: text()
      .notNull()
      .references(() => liveChannel.id, { onDelete: 'cascade' }),
    /** Order within the channel, from 0: the number of breaks before it. */
    position: integer().notNull(),
    /** Time of its first frame, by the gateway's clock. */
    startedAt: timestampMs().notNull(),
    renditions: text().array().$type<readonly VideoRendition[]>().notNull(),
    hasAudio: boolean().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /**
     * False if the storage accepted no segments, which then were only in the memory of a gateway
     * (rules/stream-recording#full-storage).
     */
    isPersisted: boolean().notNull().default(true),
  },
  (table) => [unique('live_run_position').on(table.channelId, table.position)],
);

/** A stored segment of a rendition, about two seconds long (rules/stream-recording#recording). */
export const liveSegment = pgTable(
  'live_segment',
  {
    channelId: text()
      .notNull()
      .references(() => liveChannel.id, { onDelete: 'cascade' }),
    rendition: text().$type<RenditionName>().notNull(),
    /** Order within the channel and rendition, from 0 and without a gap, over all runs. */
    position: bigint({ mode: 'number' }).notNull(),
    runId: uuid()
      .notNull()
      .references(() => liveRun.id, { onDelete: 'cascade' }),
    /** Name of its file in the run's folder. */
    number: integer().notNull(),
    startedAt: timestampMs().notNull(),
    seconds: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.rendition, table.position] }),
    unique('live_segment_number').on(table.runId, table.rendition, table.number),
    index('live_segment_started').on(table.channelId, table.rendition, table.startedAt),
    check('live_segment_seconds', sql`${table.seconds} > 0`),
  ],
);

/** The last measurement of a channel's encoder, and its bitrates of ten minutes (rules/stream#health). */
export const liveHealth = pgTable('live_health', {
  channelId: text()
    .primaryKey()
    .references(() => liveChannel.id, { onDelete: 'cascade' }),
  at: timestampMs().notNull(),
  kbits: integer().notNull(),
  frames: integer().notNull(),
  lostShare: doublePrecision().notNull(),
  delayMs: integer(),
  line: integer().array().$type<readonly number[]>().notNull(),
});

/**
 * Condition that a channel has a recording: segments that were only in memory do not count
 * (rules/stream-recording#full-storage).
 */
export const isRecorded = sql<boolean>`exists (select from ${liveRun} where ${and(eq(liveRun.channelId, liveChannel.id), liveRun.isPersisted)})`;

/**
 * Condition that a channel is the first of its event with a recording, which represents the event
 * (rules/replay#replay).
 */
export const isFirstRecorded = sql`${liveChannel.position} = (
  select min(other.position) from ${liveChannel} other where other.live_id = ${liveChannel.liveId}
  and exists (select from ${liveRun} where ${liveRun.channelId} = other.id and ${liveRun.isPersisted}))`;
