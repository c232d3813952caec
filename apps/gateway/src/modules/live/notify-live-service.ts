import { LIVE_LISTS_ID } from '@osteon/domain';
import type { Database } from '../../platform/database/connect.ts';
import { notifyContent } from '../../platform/realtime/content-events.ts';

/** Tells the open pages of an event, and those that list events, at the commit that it has changed (rules/live#status). */
export const notifyLive = (tx: Database, liveId: string): Promise<void> => notifyContent(tx, [liveId, LIVE_LISTS_ID]);
