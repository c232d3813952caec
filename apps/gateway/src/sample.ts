import { LibraryFaults } from '@osteon/library';
import type { Deps } from './deps.ts';
import { LIBRARY_FOLDER } from './disks.ts';
import { loadSampleAccounts } from './modules/account/sample-accounts.ts';
import { StartError } from './start-error.ts';

/**
 * Loads the sample library and its accounts where they are not loaded yet.
 * @throws {StartError} naming every fault of the library's files; then nothing of it is loaded.
 */
export async function loadSample({ db, clock, log, disks, config }: Deps): Promise<void> {
  await loadSampleAccounts(db, clock, config);
  // Only a first load needs what turns pictures into variants; later starts must not wait for it.
  const { loadLibrary } = await import('./library/load-library.ts');
  try {
    await loadLibrary({ db, disk: disks.files, folder: LIBRARY_FOLDER, clock, log });
  } catch (error) {
    if (error instanceof LibraryFaults) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
