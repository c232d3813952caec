import { createReadStream, fstatSync, readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { SeriesError } from '../dicom/series-error.ts';

/** Most entries of an archive, whatever they are, and most bytes of them after inflation. */
const MOST_ENTRIES = 20_000;
const MOST_BYTES = 2 * 2 ** 30;

/** Most bytes of a DICOM file: a slice of the greatest size with a long header. */
const MOST_FILE_BYTES = 64 * 2 ** 20;

const SYMBOLIC_LINK = 0o120_000;
const TYPE_MASK = 0o170_000;

/** The bytes before the mark of a DICOM file, with the mark. */
const PREFIX_BYTES = 132;

/** Reads a file when it is needed; null for one that is no DICOM file. */
export type ReadFile = () => Promise<Uint8Array | null>;

/**
 * Lists the files of a zip, or the file itself. Names and comments are used for nothing
 * (rules/case-series#archives).
 * @throws {SeriesError} badArchive, lockedArchive, tooLarge; so do the functions that it returns
 */
export async function openArchive(fd: number): Promise<readonly ReadFile[]> {
  const head = Buffer.alloc(4);
  readSync(fd, head, 0, head.length, 0);
  const isSingle = !isZip(head);
  if (isSingle && fstatSync(fd).size > MOST_FILE_BYTES) throw new SeriesError('tooLarge');
  if (isSingle) return [() => readDicom(createReadStream('', { fd, start: 0, autoClose: false }))];
  const zip = await refuseAs(fromFdPromise(fd, { lazyEntries: true, autoClose: false }));
  const entries = await listEntries(zip);
  return entries.map((entry) => () => refuseAs(readEntry(zip, entry)));
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new SeriesError('badArchive');
  const { promise, resolve, reject } = Promise.withResolvers<Entry[]>();
  const entries: Entry[] = [];
  let bytes = 0;
  zip.on('error', reject);
  zip.on('end', () => resolve(entries));
  zip.on('entry', (entry: Entry) => {
    bytes += entry.uncompressedSize;
    const isLink = ((entry.externalFileAttributes >>> 16) & TYPE_MASK) === SYMBOLIC_LINK;
    if (entry.isEncrypted()) return reject(new SeriesError('lockedArchive'));
    if (bytes > MOST_BYTES) return reject(new SeriesError('tooLarge'));
    if (isLink || !entry.canDecodeFileData()) return reject(new SeriesError('badArchive'));
    if (!entry.fileName.endsWith('/')) entries.push(entry);
    zip.readEntry();
  });
  zip.readEntry();
  return refuseAs(promise);
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array | null> {
  return readDicom(await zip.openReadStreamPromise(entry));
}

/** Reads a stream to its end if it starts as a DICOM file does. */
async function readDicom(stream: Readable): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isChecked = false;
  // Leaving the loop destroys the stream.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_FILE_BYTES) throw new SeriesError('tooLarge');
    if (isChecked || bytes < PREFIX_BYTES) continue;
    const head = Buffer.concat(chunks);
    if (isZip(head)) throw new SeriesError('badArchive');
    if (head.toString('latin1', PREFIX_BYTES - 4, PREFIX_BYTES) !== 'DICM') return null;
    isChecked = true;
  }
  return isChecked ? Buffer.concat(chunks) : null;
}

/** A signature of a local file, or of an archive without files. */
function isZip(head: Buffer): boolean {
  return head.length >= 4 && (head.readUInt32LE(0) === 0x04_03_4b_50 || head.readUInt32LE(0) === 0x06_05_4b_50);
}

/** Every other error of the archive means that it is broken: a name that leads out of it, a false size or checksum. */
async function refuseAs<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof SeriesError ? error : new SeriesError('badArchive');
  }
}
