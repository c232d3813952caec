import { LiveStatus } from '@osteon/domain';
import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { type liveEvent, liveStatusChange } from '../tables.ts';

const isAnnouncementOf = (liveId: string | typeof liveEvent.id) =>
  and(eq(liveStatusChange.liveId, liveId), eq(liveStatusChange.to, LiveStatus.advertise));

/** Selects the last change that announced an event, by its id or as part of a query of events; null where none did. */
export const selectAnnouncement = (db: Database, liveId: string | typeof liveEvent.id) =>
  db
    .select({ id: max(liveStatusChange.id) })
    .from(liveStatusChange)
    .where(isAnnouncementOf(liveId));

/** Selects when an event was last announced; null where no change did. */
export const selectAnnouncedAt = (db: Database, liveId: string): SQL<number | null> =>
  sql<number | null>`${db
    .select({ at: max(liveStatusChange.at) })
    .from(liveStatusChange)
    .where(isAnnouncementOf(liveId))}`.mapWith(liveStatusChange.at);
