import { ADVERT_SLOTS } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { liveEvent } from '../live/event/tables.ts';
import { picture } from '../media/tables.ts';

/** An advert of the home page or of live events (rules/advert#advert). */
export const advert = pgTable(
  'advert',
  {
    id: text().primaryKey(),
    slot: text({ enum: [...ADVERT_SLOTS] }).notNull(),
    /** The only event that shows it; null for all events, and for the home page. */
    liveId: text().references(() => liveEvent.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    pictureId: text().references(() => picture.id),
    /** A page of the portal, or an https address. */
    link: text().notNull(),
    fromAt: timestampMs().notNull(),
    untilAt: timestampMs().notNull(),
    /** Most displays to a browser on a day in Shanghai. */
    dailyCap: smallint().notNull(),
  },
  (table) => [
    index('advert_slot').on(table.slot, table.liveId, table.untilAt),
    index('advert_live').on(table.liveId).where(sql`${table.liveId} is not null`),
    check('advert_event', sql`${table.slot} = 'live' or ${table.liveId} is null`),
    check('advert_time', sql`${table.untilAt} > ${table.fromAt}`),
    check('advert_cap', sql`${table.dailyCap} between 1 and 1000`),
  ],
);
