import { join } from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '../config/config.ts';
import { LocalDriver } from './local-driver.ts';

/** The sample library of the repository. */
export const LIBRARY_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '..', 'library');

/**
 * `files` holds the files of users and operators, in the data folder or in an S3 bucket; `library` the sample library
 * of the repository (read only).
 */
export type DiskName = 'files' | 'library';

type LocalSettings = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'diskFloorBytes'>>;

export type Storage = { readonly [Name in DiskName]: Disk };

/** Opens the storage; nothing is read or written before the first use. */
export async function openStorage(config: LocalSettings & Partial<Pick<Config, 's3'>>): Promise<Storage> {
  return {
    files: config.s3 ? await openBucket(config.s3) : openLocalFiles(config),
    library: new Disk(new LocalDriver(LIBRARY_FOLDER)),
  };
}

/** The files of the data folder, on the disk that the gateways of this installation use. */
export function openLocalFiles({ dataDir, diskFloorBytes }: LocalSettings): Disk {
  return new Disk(new LocalDriver(join(dataDir, 'files'), diskFloorBytes));
}

/** Loads the S3 client only where it is used: it takes half as long as the rest of the gateway. */
async function openBucket(settings: NonNullable<Config['s3']>): Promise<Disk> {
  const { BucketDriver } = await import('./bucket-driver.ts');
  return new Disk(new BucketDriver(settings));
}
