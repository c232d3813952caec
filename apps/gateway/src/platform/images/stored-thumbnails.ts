import { LRUCache } from 'lru-cache';
import type { AppContext } from '../app-context.ts';
import { CallError } from '../http/call-error.ts';
import { storageError } from '../storage/storage-error.ts';
import { withRequestImageSlot } from './image-concurrency.ts';
import { openImage } from './image-decoder.ts';
import { encodeThumbnail } from './thumbnail.ts';

/** The source of a missing thumbnail. */
interface ThumbnailSource {
  /** Path on the disk `files` of a WebP of the same picture. */
  readonly path: string;
  /**
   * Writes the thumbnail while nobody can remove the picture, so that both are removed together.
   * @throws {CallError} notFound for a picture that was removed
   */
  readonly writeWhileLocked: (write: () => Promise<void>) => Promise<void>;
}

/** Thumbnails on the disk `files` (rules/media#thumbnails). */
export interface StoredThumbnails {
  /**
   * The path of a thumbnail, which is made where it is missing. It is the path of the source where none can be made,
   * and may be the thumbnail's at the next call.
   * @throws {CallError} notFound for a picture that does not exist
   */
  find(path: string, findSource: () => Promise<ThumbnailSource>): Promise<string>;
}

/** Pictures that cannot be decoded are not tried again for an hour. */
const UNREADABLE = { max: 1_000, ttl: 60 * 60 * 1000 };

/** Creates the finder of thumbnails: pictures from before there were any get theirs at the first request. */
export function createStoredThumbnails({
  storage,
  files,
  log,
}: Pick<AppContext, 'storage' | 'files' | 'log'>): StoredThumbnails {
  const unreadable = new LRUCache<string, true>(UNREADABLE);
  const underWay = new Map<string, Promise<string>>();

  async function isStored(path: string): Promise<boolean> {
    try {
      await files.load(`files:${path}`);
      return true;
    } catch (error) {
      if (error instanceof CallError && error.error === 'notFound') return false;
      throw error;
    }
  }

  /** Null where too many images wait for the decoder, or the picture is broken. */
  async function encode(path: string, bytes: Buffer): Promise<Buffer | null> {
    try {
      return await withRequestImageSlot(() => encodeThumbnail(openImage(bytes, ['webp'])));
    } catch (error) {
      if (error instanceof CallError) return null;
      unreadable.set(path, true);
      log.warn({ err: error, path }, 'a thumbnail cannot be made');
      return null;
    }
  }

  async function make(path: string, findSource: () => Promise<ThumbnailSource>): Promise<string> {
    const source = await findSource();
    const { bytes } = await files.load(`files:${source.path}`);
    const thumbnail = bytes && !unreadable.has(path) ? await encode(path, bytes) : null;
    if (thumbnail === null) return source.path;
    try {
      await source.writeWhileLocked(() => storage.files.put(path, thumbnail));
    } catch (error) {
      // A full disk does not prevent the picture from being sent.
      if (storageError(error) === null) throw error;
      log.warn({ err: error, path }, 'a thumbnail cannot be stored');
      files.hold(`files:${path}`, thumbnail);
    }
    return path;
  }

  return {
    async find(path, findSource) {
      if (await isStored(path)) return path;
      const making = underWay.get(path) ?? make(path, findSource).finally(() => underWay.delete(path));
      underWay.set(path, making);
      return making;
    },
  };
}
