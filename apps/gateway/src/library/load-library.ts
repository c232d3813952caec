import { createHash } from 'node:crypto';
import { chooseCaseImages, choosePictures, choosePortraits, readLibrary } from '@osteon/library';
import type { Disk } from 'flydrive';
import type { BaseLogger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connect.ts';
import { liftStatementLimit } from '../platform/database/statement-limit.ts';
import type { ContentSource } from './content-source.ts';
import { createLibraryRepository } from './library-repository.ts';
import { createLoadRepository } from './load-repository.ts';
import { collectPictureTopics } from './rows/picture-topics.ts';

/** Increased whenever the same files result in other rows. */
const LOADER_VERSION = 20;

/**
 * Updates the database to the content of a source, in one transaction; does nothing if its fingerprint is loaded
 * already. The times of the library are relative to the first load.
 * @throws {ContentValidationError} for invalid content; nothing is loaded then.
 */
export async function loadLibrary({
  db,
  disk,
  source,
  clock,
  log,
}: {
  db: Database;
  /** Receives the variants of the pictures. */
  disk: Disk;
  source: ContentSource;
  clock: Clock;
  log: Pick<BaseLogger, 'info'>;
}): Promise<'loaded' | 'unchanged'> {
  const { name, folder } = source;
  const { library, fingerprint: files } = await readLibrary(folder);
  const mediaLocation = await source.openMedia(library);
  const fingerprint = createHash('sha256').update(`${LOADER_VERSION} ${files} ${mediaLocation.folder}`).digest('hex');
  if ((await createLoadRepository(db).find(name))?.fingerprint === fingerprint) return 'unchanged';

  const chosen = new Map([...choosePictures(collectPictureTopics(library), library), ...choosePortraits(library)]);
  // Imported here, since most starts have nothing to load and sharp is slow to import.
  const { ingestPictures } = await import('./ingest-pictures.ts');
  const pictures = await ingestPictures([...chooseCaseImages(library).values(), ...chosen.values()], {
    db,
    disk,
    folder,
  });

  return db.transaction(async (tx) => {
    await liftStatementLimit(tx);
    const loads = createLoadRepository(tx);
    await loads.lock();
    const previous = await loads.find(name);
    if (previous?.fingerprint === fingerprint) return 'unchanged';
    const loadedAt = previous?.loadedAt ?? clock.now();
    const { ids, stayed } = await createLibraryRepository(tx).write({
      library,
      loadedAt,
      mediaLocation,
      chosen,
      pictures,
      previousIds: previous?.ids ?? {},
    });
    await source.afterLoad(tx, library, loadedAt);
    await loads.save({ name, fingerprint, loadedAt, ids });
    log.info({ source: name, stayed }, 'library loaded');
    return 'loaded';
  });
}
