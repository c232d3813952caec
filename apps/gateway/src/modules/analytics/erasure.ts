import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { analyticsEvent } from './tables.ts';

/** Takes an account out of what was reported, when it is erased (spec-decision 8); the counts stay. */
export async function anonymizeEvents(tx: Database, accountId: string): Promise<void> {
  await tx.update(analyticsEvent).set({ accountId: null }).where(eq(analyticsEvent.accountId, accountId));
}
