import { LIVE_LISTS_ID } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { notifyContent } from '../../../platform/realtime/content-events.ts';

/** Notifies the open pages of an event, and those that list events, of its change at the commit (rules/live#status). */
export const notifyLive = (tx: Database, liveId: string): Promise<void> => notifyContent(tx, [liveId, LIVE_LISTS_ID]);
