import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { computeEtag, hasVersion } from '../http/etag.ts';
import { type CachedFile, locateFile } from '../storage/file-cache.ts';
import { decideFileReply } from '../storage/file-reply.ts';
import { readRange } from '../storage/read-range.ts';
import type { Storage } from '../storage/storage.ts';

/** Names and values of headers in turn: Node.js sends them faster than an object. */
export type Head = readonly string[];

/** Sends a composed text, or 304 where the caller has it already. */
export function sendTextAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  head: Head,
  { text, type }: { readonly text: string; readonly type: string },
): void {
  // Encoded once for tag, length and body.
  const body = Buffer.from(text);
  const etag = computeEtag(body);
  const described = [...head, 'etag', etag];
  if (hasVersion(headers, etag)) {
    response.writeHead(304, described).end();
    return;
  }
  response.writeHead(200, [...described, 'content-type', type, 'content-length', String(body.length)]);
  response.end(method === 'HEAD' ? '' : body);
}

/**
 * Sends a stored file or the requested range of it: from memory at once, a larger one from its disk.
 * @throws every error of reading the disk; the head may have been sent by then
 */
export function sendFileAnswer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  head: Head,
  { file, storage }: { file: CachedFile; storage: Storage },
): void | Promise<void> {
  const { status, range, contentRange } = decideFileReply(file, headers);
  const described = [...head, 'etag', file.etag, 'last-modified', file.lastModified, 'accept-ranges', 'bytes'];
  if (contentRange !== undefined) described.push('content-range', contentRange);
  if (range === null) {
    response.writeHead(status, described).end();
    return;
  }
  const { start, end } = range;
  described.push('content-type', file.type, 'content-length', String(end - start + 1));
  if (file.bytes || method === 'HEAD') {
    response.writeHead(status, described);
    response.end(method === 'HEAD' ? '' : status === 200 ? file.bytes : file.bytes?.subarray(start, end + 1));
    return;
  }
  const { disk, path } = locateFile(storage, file.address);
  return readRange(disk, path, range).then((body) => pipeline(body, response.writeHead(status, described)));
}
