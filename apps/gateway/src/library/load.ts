import { LibraryFaults } from '@osteon/library';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { LIBRARY_FOLDER, openDisks } from '../disks.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { loadLibrary } from './load-library.ts';

/** `npm run -w library load`: brings the database up to date with the library, while no gateway has it open. */
async function load(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const database = await openDatabase({ ...config, poolSize: 2, log });
  try {
    const { files: disk } = openDisks(config);
    const outcome = await loadLibrary({ db: database.db, disk, folder: LIBRARY_FOLDER, clock: systemClock, log });
    console.log(outcome === 'loaded' ? 'The library is loaded.' : 'This library is loaded already.');
  } finally {
    await database.close();
  }
}

try {
  await load();
} catch (error) {
  if (!(error instanceof LibraryFaults || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
