import { ContentValidationError } from '@osteon/library';
import { loadSampleAccounts } from '../modules/account/samples/sample-account-service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { StartupError } from '../platform/startup-error.ts';
import { LIBRARY_FOLDER } from '../platform/storage/storage.ts';

/**
 * Loads the sample library and its accounts where they are not loaded yet.
 * @throws {StartupError} naming every fault of the library's files; then nothing of it is loaded.
 */
export async function loadSample({ db, clock, log, storage, config }: AppContext): Promise<void> {
  await loadSampleAccounts(db, clock, config);
  // Only a first load needs what turns pictures into variants; later starts must not wait for it.
  const { loadLibrary } = await import('./load-library.ts');
  try {
    await loadLibrary({ db, disk: storage.files, folder: LIBRARY_FOLDER, clock, log });
  } catch (error) {
    if (error instanceof ContentValidationError) throw new StartupError(error.message, { cause: error });
    throw error;
  }
}
