import type { IncomingHttpHeaders } from 'node:http';
import { hasVersion } from '../http/etag.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import type { CachedFile } from './file-cache.ts';

/** The response with a file: its status, the headers that depend on the request, and the bytes of the body. */
export interface FileReply {
  readonly status: 200 | 206 | 304 | 416;
  /** Null for a reply without a body. */
  readonly range: ByteRange | null;
  /** Content-Range; undefined for a whole file. */
  readonly contentRange: string | undefined;
}

const UNCHANGED: FileReply = { status: 304, range: null, contentRange: undefined };

/** Decides a reply by If-None-Match, Range and If-Range (rules/media#served-files). */
export function decideFileReply({ size, etag }: CachedFile, headers: IncomingHttpHeaders): FileReply {
  if (hasVersion(headers, etag)) return UNCHANGED;
  const isUnchanged = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isUnchanged ? parseRange(headers.range, size) : 'whole';
  if (range === 'unsatisfiable') return { status: 416, range: null, contentRange: `bytes */${size}` };
  if (range === 'whole') return { status: 200, range: { start: 0, end: size - 1 }, contentRange: undefined };
  return { status: 206, range, contentRange: `bytes ${range.start}-${range.end}/${size}` };
}
