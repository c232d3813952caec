import DataLoader from 'dataloader';
import type { AppContext } from '../../../platform/app-context.ts';
import { createQrSceneRepository, type PolledScene } from './qr-scene-repository.ts';

/** The time in ms for which a poll waits for others to share its read, and the number that share one. */
const BATCH_MS = 10;
const BATCH_MAX = 500;

/**
 * Batch loader of the scenes of polls: thousands of browsers poll every second (rules/security-codes#poll-load).
 * Nothing is cached, so that the next poll returns a confirmation.
 */
export function createQrSceneLoader({
  db,
}: Pick<AppContext, 'db'>): (sceneHash: Buffer) => Promise<PolledScene | null> {
  const scenes = createQrSceneRepository(db);
  const loader = new DataLoader<string, PolledScene | null>(
    async (sceneHashes) => {
      const polled = await scenes.listPolled(sceneHashes);
      const byHash = new Map(polled.map((scene) => [scene.sceneHash.toString('hex'), scene]));
      return sceneHashes.map((sceneHash) => byHash.get(sceneHash) ?? null);
    },
    { cache: false, maxBatchSize: BATCH_MAX, batchScheduleFn: (read) => setTimeout(read, BATCH_MS) },
  );
  return (sceneHash) => loader.load(sceneHash.toString('hex'));
}
