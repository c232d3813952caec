import type { Database } from '../../../platform/database/connect.ts';
import { createSceneRepository } from './scene-repository.ts';

/** The time for which a code is stored for the phone that scanned it, in ms. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

const BATCH = 500;

/**
 * Deletes one batch of the QR codes that were created more than a day ago; returns whether there may be more
 * (rules/retention#daily-jobs).
 */
export async function deleteOldCodes(tx: Database, now: number): Promise<boolean> {
  return (await createSceneRepository(tx).deleteOld(now - RETENTION_MS, BATCH)) === BATCH;
}
