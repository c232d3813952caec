import { ContentValidationError } from '@osteon/library';
import { loadSampleAccounts } from '../modules/account/samples/sample-account-service.ts';
import { loadSampleCertifications } from '../modules/certification/samples/sample-certification-service.ts';
import { refreshLiveDocuments } from '../modules/live-index.ts';
import type { AppContext } from '../platform/app-context.ts';
import { StartupError } from '../platform/startup-error.ts';
import { LIBRARY_FOLDER } from '../platform/storage/storage.ts';
import type { ContentSource } from './content-source.ts';
import { createSampleActivityRepository } from './sample-activity-repository.ts';
import { loadSampleLearning } from './sample-learning/load-sample-learning.ts';
import { writeSamplePersons } from './sample-persons.ts';

/** The sample library, whose media are served from the repository; `folder` is another copy of its content. */
export function createSampleSource(folder = LIBRARY_FOLDER): ContentSource {
  return {
    name: 'sample',
    folder,
    openMedia: async () => ({ disk: 'library', folder: 'media' }),
    async afterLoad(tx, library, loadedAt) {
      await createSampleActivityRepository(tx).write(library, loadedAt);
      // Replays are found by their chats, which are written last.
      await refreshLiveDocuments(tx);
    },
  };
}

/**
 * Loads the sample library, its accounts, their persons and certifications unless they are loaded already, and
 * reschedules its events that are over.
 * @throws {StartupError} with every problem of the library's files; nothing is loaded then.
 */
export async function loadSample(deps: AppContext): Promise<void> {
  const { db, clock, log, storage, config } = deps;
  await loadSampleAccounts(db, clock, config);
  // Imported here, so that gateways without samples do not load the loader.
  const [{ loadLibrary }, { rescheduleSampleEvents }] = await Promise.all([
    import('./load-library.ts'),
    import('./reschedule-sample-events.ts'),
  ]);
  const source = createSampleSource();
  try {
    await loadLibrary({ db, disk: storage.files, source, clock, log });
    await rescheduleSampleEvents(deps, source);
  } catch (error) {
    if (error instanceof ContentValidationError) throw new StartupError(error.message, { cause: error });
    throw error;
  }
  await writeSamplePersons(db, clock);
  await loadSampleCertifications(deps);
  await loadSampleLearning(deps);
}
