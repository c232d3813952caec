import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLibrary } from '../src/library/load-library.ts';
import { SAMPLE_SOURCE } from '../src/library/sample.ts';
import { loadSampleAccounts } from '../src/modules/account/samples/sample-account-service.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database/connect.ts';
import { LIBRARY_FOLDER, openLocalFiles } from '../src/platform/storage/storage.ts';
import { quiet } from './quiet.ts';

/** Fills the database that every test file gets a copy of; the files of its pictures are dropped again. */
export async function seedTemplate(db: Database): Promise<void> {
  await loadSampleAccounts(db, systemClock, { production: false });
  const dataDir = await mkdtemp(join(tmpdir(), 'osteon-seed-'));
  const disk = openLocalFiles({ dataDir });
  await loadLibrary({ db, disk, folder: LIBRARY_FOLDER, source: SAMPLE_SOURCE, clock: systemClock, log: quiet });
  await rm(dataDir, { recursive: true });
}
