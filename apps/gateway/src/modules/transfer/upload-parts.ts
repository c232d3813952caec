import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

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
