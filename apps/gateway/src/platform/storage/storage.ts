import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** The sample library of the repository. */
export const LIBRARY_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '..', 'library');

/** `files` holds the files of users and operators, `library` the sample library of the repository (read only). */
export type DiskName = 'files' | 'library';

export type Storage = { readonly [Name in DiskName]: Disk };

/** Opens the storage; nothing is read or written before the first use. */
export function openStorage({ dataDir }: { dataDir: string }): Storage {
  return {
    files: localDisk(join(dataDir, 'files')),
    library: localDisk(LIBRARY_FOLDER),
  };
}

function localDisk(location: string): Disk {
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}
