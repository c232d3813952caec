import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { loadLibrary } from '../src/library/load-library.ts';
import { createSampleSource } from '../src/library/sample.ts';
import { writeSamplePersons } from '../src/library/sample-persons.ts';
import { loadSampleAccounts } from '../src/modules/account/samples/sample-account-service.ts';
import { SAMPLE_PASSWORD } from '../src/modules/account/samples/sample-accounts.ts';
import { createModules } from '../src/modules/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Connection } from '../src/platform/database/connect.ts';
import { declareQueues } from '../src/platform/jobs/declare-queues.ts';
import { openLocalFiles } from '../src/platform/storage/storage.ts';
import { createContext } from '../src/startup/create-context.ts';
import { quiet } from './quiet.ts';
import { TEST_SECRET } from './test-secret.ts';

/** Fills the database that every test file gets a copy of; the files of its pictures are dropped again. */
export async function seedTemplate(database: Connection): Promise<void> {
  const { db } = database;
  await loadSampleAccounts(db, systemClock, { production: false });
  await cheapenPasswords(database);
  const dataDir = await mkdtemp(join(tmpdir(), 'osteon-seed-'));
  const disk = openLocalFiles({ dataDir });
  await loadLibrary({ db, disk, source: createSampleSource(), clock: systemClock, log: quiet });
  await writeSamplePersons(db, systemClock);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const deps = await createContext({
    config,
    secret: TEST_SECRET,
    database,
    clock: systemClock,
    log: quiet,
  });
  await declareQueues(
    await deps.jobs.open(),
    createModules(deps).workers.map(({ queue }) => queue),
  );
  await rm(dataDir, { recursive: true });
}

/** Hashes the sample password once more, at the least cost: the tests log in a thousand times. */
async function cheapenPasswords({ sql }: Connection): Promise<void> {
  const cheap = await hash(SAMPLE_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await sql`update account set password_hash = ${cheap}`;
}
