import { LiveStatus } from '@osteon/domain';
import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { type liveEvent, liveStatusChange } from '../tables.ts';

/** Selects the last change that announced an event, by its id or as part of a query of events; null where none did. */
export const selectAnnouncement = (db: Database, liveId: string | typeof liveEvent.id) =>
  db
    .select({ id: max(liveStatusChange.id) })
    .from(liveStatusChange)
    .where(and(eq(liveStatusChange.liveId, liveId), eq(liveStatusChange.to, LiveStatus.advertise)));
