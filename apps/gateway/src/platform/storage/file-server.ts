import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileCache } from './file-cache.ts';
import { decideFileReply } from './file-reply.ts';
import { readRange } from './read-range.ts';
import type { DiskName, Storage } from './storage.ts';

/**
 * Answers a route with a file of a disk: ETag, 304, one byte range. Sets status and headers and returns the body, which
 * the route returns, as awaiting a sent reply would double the cost.
 * @throws {CallError} notFound where the disk holds no such file.
 */
export type SendFile = (
  reply: FastifyReply,
  disk: DiskName,
  path: string,
  options: { cacheControl: string },
) => Promise<Buffer | Readable | ''>;

/** Creates the function; media have an HTTP server of their own. */
export function createSendFile(storage: Storage, files: FileCache): SendFile {
  return async (reply, disk, path, { cacheControl }) => {
    const file = files.peek(`${disk}:${path}`) ?? (await files.load(`${disk}:${path}`));
    const { status, range, contentRange } = decideFileReply(file, reply.request.headers);
    reply.code(status).headers({
      'cache-control': cacheControl,
      etag: file.etag,
      'last-modified': file.lastModified,
      'accept-ranges': 'bytes',
      ...(contentRange !== undefined && { 'content-range': contentRange }),
    });
    if (range === null) return '';
    reply.type(file.type);
    if (file.bytes) return file.bytes.subarray(range.start, range.end + 1);
    reply.header('content-length', range.end - range.start + 1);
    return readRange(storage[disk], path, range);
  };
}
