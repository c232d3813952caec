import type { Disk } from 'flydrive';
import type { FileRow } from './file-repository.ts';

type StoredFile = Pick<FileRow, 'id' | 'kind' | 'name'>;

/** Paths of a file on the disk `files`; they are built of generated ids only (rules/security#file-names). */
export function getStoragePaths({ id, kind, name }: StoredFile) {
  const extension = kind === 'pdf' ? 'pdf' : name.endsWith('.png') ? 'png' : 'jpg';
  return { original: `transfers/${id}.${extension}`, thumbnail: `transfers/${id}.small.webp` };
}

/** Deletes a file and its thumbnail; missing ones are no error. */
export async function deleteStoredFiles(disk: Disk, file: StoredFile): Promise<void> {
  await Promise.all(Object.values(getStoragePaths(file)).map((path) => disk.delete(path)));
}
