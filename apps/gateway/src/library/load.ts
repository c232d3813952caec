import { ContentValidationError } from '@osteon/library';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { toPrintable } from '../platform/log/control-characters.ts';
import { createLog } from '../platform/log/log.ts';
import { StartupError } from '../platform/startup-error.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { loadLibrary } from './load-library.ts';
import { createSampleSource } from './sample.ts';

/** `npm run -w library load`: updates the database to the library, while no gateway has it open. */
async function load(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const database = await openDatabase({ ...config, poolSize: 2, log });
  try {
    const { files: disk } = await openStorage(config);
    const outcome = await loadLibrary({ db: database.db, disk, source: createSampleSource(), clock: systemClock, log });
    console.log(outcome === 'loaded' ? 'The library is loaded.' : 'This library is loaded already.');
  } finally {
    await database.close();
  }
}

try {
  await load();
} catch (error) {
  if (!(error instanceof ContentValidationError || error instanceof StartupError)) throw error;
  console.error(toPrintable(error.message));
  process.exitCode = 1;
}
