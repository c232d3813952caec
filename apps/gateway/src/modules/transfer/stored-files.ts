import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { FileRow } from './file-repository.ts';

/** Path under which files are served; the id follows. */
export const FILE_PATH = '/gateway/transfer-service/file';

type StoredFile = Pick<FileRow, 'id' | 'kind' | 'name'>;

/** URL path of a file or of its thumbnail; only the owner's session may read it. */
export function buildFileUrl(id: string, size?: 'small'): string {
  return `${FILE_PATH}/${id}${size === undefined ? '' : `?size=${size}`}`;
}

/** Paths of a file on the disk `files`; they are built of generated ids only (rules/security-uploads#file-names). */
export function getStoragePaths({ id, kind, name }: StoredFile) {
  const extension = kind === 'pdf' ? 'pdf' : name.endsWith('.png') ? 'png' : 'jpg';
  return {
    original: `transfers/${id}.${extension}`,
    thumbnail: `transfers/${id}.thumbnail.webp`,
    /** The picture of 480 px that lists of an earlier version showed. */
    former: `transfers/${id}.small.webp`,
  };
}

/** Deletes a file and its small pictures; missing ones are no error. */
export async function deleteStoredFiles(disk: Disk, file: StoredFile): Promise<void> {
  await Promise.all(Object.values(getStoragePaths(file)).map((path) => disk.delete(path)));
}

/** Folder of the parts of an upload on the disk `files`. */
export function getUploadFolder(id: string): string {
  return `uploads/${id}`;
}

/** Reads an upload from its parts, which are held in memory one at a time. */
export function readParts(disk: Disk, id: string, parts: readonly string[]): Readable {
  async function* read() {
    for (const name of parts) yield Buffer.from(await disk.getBytes(`${getUploadFolder(id)}/${name}`));
  }
  return Readable.from(read());
}
