import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { getSeriesFolder, getStackFolder, STACKS_FOLDER } from '../stack/stack-id.ts';
import { createSeriesRepository } from './series-repository.ts';

type Disk = AppContext['storage']['files'];

/** Deletes the stacks of series that no draft and no published case shows any more (rules/case-series#retention). */
export async function removeUnusedSeries(tx: Database, disk: Disk, seriesIds: readonly string[]): Promise<void> {
  const repository = createSeriesRepository(tx);
  const used = new Set([...(await repository.listInDrafts(seriesIds)), ...(await repository.listPublished())]);
  for (const id of seriesIds) if (!used.has(id)) await disk.deleteAll(getSeriesFolder(id));
}

/**
 * Deletes all stacks of a series but one: the slices without covered places, once the case is published
 * (rules/case-series#masks).
 */
export async function removeOtherStacks(disk: Disk, seriesId: string, stackId: string): Promise<void> {
  for (const name of await listFolders(disk, getSeriesFolder(seriesId)))
    if (name !== stackId) await disk.deleteAll(getStackFolder(name));
}

/** The series that have stacks on the disk. */
export const listStoredSeries = (disk: Disk): Promise<string[]> => listFolders(disk, STACKS_FOLDER);

async function listFolders(disk: Disk, folder: string): Promise<string[]> {
  const { objects } = await disk.listAll(folder).catch(() => ({ objects: [] }));
  return [...objects].flatMap((object) => ('prefix' in object ? object.name : []));
}
