import type { Disk } from 'flydrive';
import type { FileRow } from './file-repository.ts';

/** Where the files of a transfer lie on the disk; ids of ours only. */
export const getStoragePaths = ({ id, kind, name }: Pick<FileRow, 'id' | 'kind' | 'name'>) => ({
  whole: `transfers/${id}.${kind === 'pdf' ? 'pdf' : name.endsWith('.png') ? 'png' : 'jpg'}`,
  small: `transfers/${id}.small.webp`,
});

/** Removes a file and its small picture, whether or not both are there. */
export async function deleteStoredFiles(disk: Disk, row: Pick<FileRow, 'id' | 'kind' | 'name'>): Promise<void> {
  const { whole, small } = getStoragePaths(row);
  await Promise.all([disk.delete(whole), disk.delete(small)]);
}
