import { LiveStatus } from '@osteon/domain';
import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { type liveEvent, liveStatusChange } from '../tables.ts';

const isAnnouncement = (liveId: string | typeof liveEvent.id) =>
  and(eq(liveStatusChange.liveId, liveId), eq(liveStatusChange.to, LiveStatus.advertise));

/**
 * Selects the fencing token of an event, the id of the last status change that announced it, by its id or as part of a
 * query of events; null if there is none.
 */
export const selectFencingToken = (db: Database, liveId: string | typeof liveEvent.id) =>
  db
    .select({ id: max(liveStatusChange.id) })
    .from(liveStatusChange)
    .where(isAnnouncement(liveId));

/** Selects the time at which an event was last announced; null if it never was. */
export const selectAnnouncedAt = (db: Database, liveId: string): SQL<number | null> =>
  sql<number | null>`${db
    .select({ at: max(liveStatusChange.at) })
    .from(liveStatusChange)
    .where(isAnnouncement(liveId))}`.mapWith(liveStatusChange.at);
