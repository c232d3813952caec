import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from '../../storage/data-folder.ts';

/** The path of the former folder after an upgrade, beside the server's folder. */
export function getFormerFolder(folder: string): string {
  return `${folder}.before-upgrade`;
}

/** The new folder once it is complete, until it replaces the former one. */
export function getUpgradedFolder(folder: string): string {
  return `${folder}.upgraded`;
}

/** Prefix of the names of the folders with a package of a former major version. */
export const PACKAGE_PREFIX = 'postgres.package-';

/** Does the rename that a killed upgrade has left: without it a start would find no folder and make an empty one. */
export async function finishUpgrade(folder: string): Promise<void> {
  for (const left of [getUpgradedFolder(folder), getFormerFolder(folder)]) {
    if ((await exists(folder)) || !(await exists(left))) continue;
    await rename(left, folder).catch(async (error: unknown) => {
      // Another start may have done it meanwhile.
      if (!(await exists(folder))) throw error;
    });
  }
}

/** Removes the files of an upgrade, for a later start that has succeeded. */
export async function removeFormerFolder(folder: string): Promise<void> {
  if (!(await exists(getFormerFolder(folder)))) return;
  const parent = dirname(folder);
  const packages = (await readdir(parent)).filter((name) => name.startsWith(PACKAGE_PREFIX));
  for (const name of packages) await rm(join(parent, name), { recursive: true, force: true });
  await rm(getFormerFolder(folder), { recursive: true, force: true });
}
