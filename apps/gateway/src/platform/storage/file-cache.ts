import type { Disk } from 'flydrive';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CallError } from '../http/call-error.ts';
import { getContentType } from './content-type.ts';
import type { DiskName, Storage } from './storage.ts';
import { isMissingFile } from './storage-error.ts';

/** A file by its disk and path in one string, as the cache finds it faster than by two. */
export type FileAddress = `${DiskName}:${string}`;

/** Metadata of a file of a disk, as far as it is in memory. */
export interface CachedFile {
  readonly address: FileAddress;
  readonly type: string;
  readonly size: number;
  readonly etag: string;
  readonly lastModified: string;
  /** The whole content; undefined for a file too large to cache. */
  readonly bytes: Buffer | undefined;
}

/** Files in memory. Paths name immutable content. */
export interface FileCache {
  /** A file that is in memory already; undefined for every other. */
  peek(address: FileAddress): CachedFile | undefined;
  /**
   * A file from the memory, else from its disk; parallel callers share one read.
   * @throws {CallError} notFound where the disk holds no such file.
   */
  load(address: FileAddress): Promise<CachedFile>;
  /** Holds a file that its disk does not have, until others need the memory. */
  hold(address: FileAddress, bytes: Buffer): void;
}

/** Larger files, in bytes, are not cached, as they would evict too many others. */
const CACHED_BYTES_MAX = 8 * 1024 * 1024;

/** Files that are read at a time: their bytes come on top of the cache's own limit. */
const READS_AT_ONCE = 16;

/** Estimated memory of a cache entry besides the file's bytes. */
const OVERHEAD = 512;

/**
 * Caches files in memory up to `cacheBytes`: reading each segment from the disk has an eighth of the throughput.
 */
export function createFileCache(storage: Storage, { cacheBytes }: { cacheBytes: number }): FileCache {
  const withReadSlot = pLimit(READS_AT_ONCE);
  const files = new LRUCache<FileAddress, CachedFile>({
    maxSize: cacheBytes,
    ignoreFetchAbort: true,
    sizeCalculation: (file) => (file.bytes?.length ?? 0) + OVERHEAD,
    fetchMethod: (address) => withReadSlot(() => readFile(storage, address)),
  });

  return {
    peek: (address) => files.get(address),
    load: (address) => files.forceFetch(address),
    hold(address, bytes) {
      files.set(address, describeFile(address, { size: bytes.length, changedAt: new Date(), bytes }));
    },
  };
}

/** The disk of an address, and its path there. */
export function locateFile(storage: Storage, address: FileAddress): { readonly disk: Disk; readonly path: string } {
  const isLibrary = address.startsWith('library:');
  return { disk: isLibrary ? storage.library : storage.files, path: address.slice(address.indexOf(':') + 1) };
}

async function readFile(storage: Storage, address: FileAddress): Promise<CachedFile> {
  const { disk, path } = locateFile(storage, address);
  try {
    const { contentLength: size, lastModified } = await disk.getMetaData(path);
    const bytes = size <= CACHED_BYTES_MAX ? Buffer.from(await disk.getBytes(path)) : undefined;
    return describeFile(address, { size, changedAt: lastModified, bytes });
  } catch (error) {
    if (isMissingFile(error)) throw new CallError('notFound', { cause: error });
    throw error;
  }
}

function describeFile(
  address: FileAddress,
  { size, changedAt, bytes }: { size: number; changedAt: Date; bytes: Buffer | undefined },
): CachedFile {
  return {
    address,
    type: getContentType(address),
    size,
    etag: `"${size.toString(36)}-${changedAt.getTime().toString(36)}"`,
    lastModified: changedAt.toUTCString(),
    bytes,
  };
}
