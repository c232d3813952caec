import { createHash } from 'node:crypto';
import { choosePictures, readLibrary } from '@osteon/library';
import { eq, sql } from 'drizzle-orm';
import type { Disk } from 'flydrive';
import type { BaseLogger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connect.ts';
import { liftStatementLimit } from '../platform/database/statement-limit.ts';
import { pictureTopics } from './rows/picture-topics.ts';
import { writeSampleActivity } from './sample-activity.ts';
import { libraryLoad } from './tables.ts';
import { writeLibrary } from './write-library.ts';

/** Raised whenever the same files lead to other rows. */
const LOADER_VERSION = 6;

/** Any number that no other program uses for an advisory lock of this database. */
const LOAD_LOCK = 0x05_7e_0b;

/**
 * Brings the database up to date with the library below `folder`: everything in one transaction, and nothing where this
 * very library is loaded already. Its times count from the first load.
 * @throws {LibraryFaults} where the library has faults; then nothing is loaded.
 */
export async function loadLibrary({
  db,
  disk,
  folder,
  clock,
  log,
}: {
  db: Database;
  /** Where the pictures' variants go. */
  disk: Disk;
  folder: string;
  clock: Clock;
  log: Pick<BaseLogger, 'info'>;
}): Promise<'loaded' | 'unchanged'> {
  const { library, fingerprint: files } = await readLibrary(folder);
  const fingerprint = createHash('sha256').update(`${LOADER_VERSION} ${files}`).digest('hex');
  if ((await lastLoad(db))?.fingerprint === fingerprint) return 'unchanged';

  const chosen = choosePictures(pictureTopics(library), library);
  // The image library is not worth loading at a start that has nothing to load.
  const { ingestPictures } = await import('./ingest-pictures.ts');
  const pictures = await ingestPictures([...chosen.values()], { db, disk, folder });

  return db.transaction(async (trx) => {
    await liftStatementLimit(trx);
    await trx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    const previous = await lastLoad(trx);
    if (previous?.fingerprint === fingerprint) return 'unchanged';
    const loadedAt = previous?.loadedAt ?? clock.now();
    const { ids, stayed } = await writeLibrary(trx, {
      library,
      loadedAt,
      chosen,
      pictures,
      previousIds: previous?.ids ?? {},
    });
    await writeSampleActivity(trx, library, loadedAt);
    const load = { id: 1, fingerprint, loadedAt, ids };
    await trx.insert(libraryLoad).values(load).onConflictDoUpdate({ target: libraryLoad.id, set: load });
    log.info({ stayed }, 'library loaded');
    return 'loaded';
  });
}

async function lastLoad(db: Database) {
  const [load] = await db.select().from(libraryLoad).where(eq(libraryLoad.id, 1));
  return load;
}
