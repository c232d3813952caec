import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FastifyReply } from 'fastify';
import { type Disk, errors as driveErrors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { CallError } from '../http/call-error.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { getContentType } from './content-type.ts';
import type { DiskName, Storage } from './storage.ts';

/**
 * Answers with a file of a disk: ETag, 304, one byte range. Sets status and headers and returns the body, which the
 * route returns, as awaiting a sent reply would double the cost. Paths name immutable content, so by default browsers
 * cache it for a year.
 * @throws {CallError} notFound where the disk holds no such file.
 */
type SendFile = (
  reply: FastifyReply,
  disk: DiskName,
  path: string,
  options?: { cacheControl?: string; contentType?: string },
) => Promise<Buffer | Readable | ''>;

/** A file whose whole content is in memory. */
export interface HotFile extends ServedFile {
  readonly bytes: Buffer;
}

/** Serves the files of the disks. */
export interface FileServer {
  readonly sendFile: SendFile;
  /** A file that is in memory already; undefined for every other. */
  readonly hotFile: (disk: DiskName, path: string) => HotFile | undefined;
}

interface ServedFile {
  readonly size: number;
  readonly etag: string;
  readonly lastModified: string;
  /** The whole content; undefined for a file too large to keep. */
  readonly bytes: Buffer | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

const noSuchFile = [
  driveErrors.E_CANNOT_GET_METADATA,
  driveErrors.E_INVALID_KEY,
  driveErrors.E_PATH_TRAVERSAL_DETECTED,
  driveErrors.E_UNALLOWED_CHARACTERS,
];

/** Larger files, in bytes, are not cached, as they would evict too many others. */
const LARGEST_KEPT = 8 * 1024 * 1024;

/** Estimated memory of a cache entry besides the file's bytes. */
const OVERHEAD = 512;

/**
 * Serves files and caches them in memory up to `cacheBytes`: reading each segment from the disk has an eighth of the
 * throughput.
 */
export function createFileServer(storage: Storage, { cacheBytes }: { cacheBytes: number }): FileServer {
  const files = new LRUCache<string, ServedFile, DiskName>({
    maxSize: cacheBytes,
    ignoreFetchAbort: true,
    sizeCalculation: (file) => (file.bytes?.length ?? 0) + OVERHEAD,
    fetchMethod: (key, _stale, { context: disk }) => load(storage[disk], key.slice(disk.length + 1)),
  });

  const sendFile: SendFile = async (reply, disk, path, options = {}) => {
    const key = `${disk}:${path}`;
    const file = files.get(key) ?? (await files.forceFetch(key, { context: disk }));
    const { headers } = reply.request;
    reply.headers({
      'cache-control': options.cacheControl ?? IMMUTABLE,
      etag: file.etag,
      'last-modified': file.lastModified,
      'accept-ranges': 'bytes',
    });
    // Without Cache-Control: `fetch` adds no-cache to an If-None-Match of the caller's own.
    if (fresh({ 'if-none-match': headers['if-none-match'] }, { etag: file.etag })) {
      reply.code(304);
      return '';
    }
    reply.type(options.contentType ?? getContentType(path));
    const unchanged = headers['if-range'] === undefined || headers['if-range'] === file.etag;
    const range = unchanged ? parseRange(headers.range, file.size) : 'whole';
    if (range === 'unsatisfiable') {
      reply.code(416).header('content-range', `bytes */${file.size}`);
      return '';
    }
    if (range === 'whole')
      return file.bytes ?? streamPart(reply, storage[disk], path, { start: 0, end: file.size - 1 });
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    return file.bytes?.subarray(range.start, range.end + 1) ?? streamPart(reply, storage[disk], path, range);
  };

  return {
    sendFile,
    hotFile(disk, path) {
      const file = files.get(`${disk}:${path}`);
      return file && isHot(file) ? file : undefined;
    },
  };
}

function isHot(file: ServedFile): file is HotFile {
  return file.bytes !== undefined;
}

/** Streams a part of a file that is too large to cache. */
function streamPart(reply: FastifyReply, disk: Disk, path: string, { start, end }: ByteRange): Readable {
  reply.header('content-length', end - start + 1);
  return createReadStream(localPath(disk, path), { start, end });
}

async function load(disk: Disk, path: string): Promise<ServedFile> {
  try {
    const { contentLength: size, lastModified } = await disk.getMetaData(path);
    return {
      size,
      etag: `"${size.toString(36)}-${lastModified.getTime().toString(36)}"`,
      lastModified: lastModified.toUTCString(),
      bytes: size <= LARGEST_KEPT ? Buffer.from(await disk.getBytes(path)) : undefined,
    };
  } catch (error) {
    if (noSuchFile.some((kind) => error instanceof kind)) throw new CallError('notFound', { cause: error });
    throw error;
  }
}

/** The path on the local disk, as flydrive streams whole files only. */
function localPath({ driver }: Disk, path: string): string {
  if (!(driver instanceof FSDriver)) throw new TypeError('Only a local disk serves files of this size.');
  const { location } = driver.options;
  return join(location instanceof URL ? fileURLToPath(location) : location, path);
}
