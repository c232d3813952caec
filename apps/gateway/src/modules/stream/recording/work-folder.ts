import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A run writes several times within this time, in ms, or its encoder is disconnected. */
const ORPHANED_MS = 10 * 60 * 1000;

/** Folder of the files that ffmpeg writes for a run, until they are stored. */
export const getWorkFolder = (dataDir: string, runId: string): string => join(dataDir, 'live', runId);

/** Removes the work folders of killed gateways; running gateways may share the data folder. */
export async function removeOrphanedWorkFolders(dataDir: string): Promise<void> {
  const root = join(dataDir, 'live');
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name);
    if ((await findLastChange(folder)) < Date.now() - ORPHANED_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function findLastChange(folder: string): Promise<number> {
  const renditions = await readdir(folder).catch(() => []);
  const changes = await Promise.all(
    ['', ...renditions].map(async (name) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0),
  );
  return Math.max(...changes);
}
