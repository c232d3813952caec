import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

/** A file of an archive; `mode` is that of Unix. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mode?: number;
}

/** Zips files in memory. */
export async function makeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { name, bytes, mode } of entries)
    zip.addBuffer(Buffer.from(bytes), name, { mtime: new Date(0), ...(mode !== undefined && { mode }) });
  zip.end();
  return buffer(zip.outputStream);
}

/** Replaces bytes wherever they occur, by as many others. */
export function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
}
