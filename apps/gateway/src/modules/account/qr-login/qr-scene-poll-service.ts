import DataLoader from 'dataloader';
import type { AppContext } from '../../../platform/app-context.ts';
import { findPolledScenes, type PolledScene } from './qr-scene-repository.ts';

/** How long a poll waits for others to be read with, in ms; and how many one read takes. */
const GATHER_MS = 10;
const READ_MAX = 500;

/**
 * Reads the scenes of polls, many at once: thousands of browsers each ask every second (security 24). Nothing is
 * remembered, so that a confirmation is seen by the very next poll.
 */
export function createScenePolls({ db }: Pick<AppContext, 'db'>): (sceneHash: Buffer) => Promise<PolledScene | null> {
  const loader = new DataLoader<string, PolledScene | null>(
    async (wanted) => {
      const scenes = await findPolledScenes(db, wanted);
      const byHash = new Map(scenes.map((scene) => [scene.sceneHash.toString('hex'), scene]));
      return wanted.map((sceneHash) => byHash.get(sceneHash) ?? null);
    },
    { cache: false, maxBatchSize: READ_MAX, batchScheduleFn: (read) => setTimeout(read, GATHER_MS) },
  );
  return (sceneHash) => loader.load(sceneHash.toString('hex'));
}
