import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

/** Bytes of one part: what a connection that breaks off may lose, and what one upload takes of the memory. */
const PART_BYTES = 1024 * 1024;

/** Folder of the parts of an upload on the disk `files`. */
export function getUploadFolder(id: string): string {
  return `uploads/${id}`;
}

/** Splits a request's body into parts. What came before it broke off is a part, too; then the error is thrown. */
export async function* splitIntoParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let collected: Uint8Array[] = [];
  let bytes = 0;
  let lost: { readonly error: unknown } | undefined;
  const take = (): Buffer => {
    const part = Buffer.concat(collected);
    collected = [];
    bytes = 0;
    return part;
  };
  try {
    for await (const chunk of body) {
      collected.push(chunk);
      bytes += chunk.length;
      if (bytes >= PART_BYTES) yield take();
    }
  } catch (error) {
    lost = { error };
  }
  if (bytes > 0) yield take();
  if (lost) throw lost.error;
}

/** Reads an upload from its parts, which are held in memory one at a time. */
export function readParts(disk: Disk, id: string, parts: readonly string[]): Readable {
  async function* read() {
    for (const name of parts) yield Buffer.from(await disk.getBytes(`${getUploadFolder(id)}/${name}`));
  }
  return Readable.from(read());
}
