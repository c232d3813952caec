import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** `files` holds what users and operators bring, `library` the sample library of the repository (read only). */
export type DiskName = 'files' | 'library';

export type Disks = { readonly [Name in DiskName]: Disk };

/** Opens the disks; nothing is touched before the first use. */
export function openDisks({ dataDir }: { dataDir: string }): Disks {
  return {
    files: localDisk(join(dataDir, 'files')),
    library: localDisk(join(import.meta.dirname, '..', '..', '..', 'library')),
  };
}

function localDisk(location: string): Disk {
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}
