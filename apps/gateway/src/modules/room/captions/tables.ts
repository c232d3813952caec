import type { CaptionLanguage } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { liveChannel } from '../../live/event/tables.ts';

/** A caption of a channel in the last revision that its captioner posted (rules/room-captions#captions). */
export const liveCaption = pgTable(
  'live_caption',
  {
    channelId: text()
      .notNull()
      .references(() => liveChannel.id, { onDelete: 'cascade' }),
    language: text().$type<CaptionLanguage>().notNull(),
    /** The captioner's own id, which corrections refer to. */
    captionId: text().notNull(),
    revision: integer().notNull(),
    /** Start time of the sentence, by the gateway's clock. */
    startAt: timestampMs().notNull(),
    endAt: timestampMs().notNull(),
    /** Empty for a withdrawn one. */
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.language, table.captionId] }),
    index('live_caption_start').on(table.channelId, table.language, table.startAt),
    check('live_caption_span', sql`${table.endAt} > ${table.startAt}`),
  ],
);
