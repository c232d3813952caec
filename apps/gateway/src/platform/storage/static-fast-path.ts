import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { getContentType } from './content-type.ts';
import type { FileServer, HotFile } from './file-server.ts';
import type { DiskName } from './storage.ts';

/**
 * Finds, synchronously, the file that a request may receive. On null and on any error the request is handled by its
 * route.
 */
export type StaticFastPath = (
  request: IncomingMessage,
) => { readonly disk: DiskName; readonly path: string; readonly cacheControl: string } | null;

/** Requests with these headers are handled by the route, as the answer may be other than the whole file. */
const SPECIAL = ['range', 'if-none-match', 'if-modified-since', 'if-range', 'if-match', 'expect'];

/**
 * Serves whole files that are in memory without Fastify, whose overhead for a request costs more than sending a segment
 * of a hundred kilobytes. Everything else, including every refusal, is handled by Fastify (ADR 011).
 */
export function openStaticFastPath(
  app: FastifyInstance,
  options: {
    fastPaths: readonly StaticFastPath[];
    hotFile: FileServer['hotFile'];
    headers: Readonly<Record<string, string>>;
    /** While the server stops, Fastify answers and closes the connection. */
    isStopping: () => boolean;
    onServed: () => void;
  },
): void {
  const { fastPaths, hotFile, isStopping, onServed } = options;
  const securityHeaders = Object.entries(options.headers).flat();
  const heads = new WeakMap<HotFile, readonly string[]>();

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || isStopping() || SPECIAL.some((name) => name in request.headers)) return false;
    const found = findIn(fastPaths, request);
    const file = found && hotFile(found.disk, found.path);
    if (!file) return false;
    const head = heads.get(file) ?? [...securityHeaders, ...fileHeaders(file, found.path)];
    heads.set(file, head);
    response.writeHead(200, [...head, 'cache-control', found.cacheControl]);
    response.end(file.bytes);
    onServed();
    return true;
  }

  // Fastify's own listener, the only one of the server.
  const [ordinary] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!serve(request, response)) ordinary?.(request, response);
  });
}

function fileHeaders(file: HotFile, path: string): string[] {
  const type = ['content-type', getContentType(path), 'content-length', String(file.size)];
  return [...type, 'etag', file.etag, 'last-modified', file.lastModified, 'accept-ranges', 'bytes'];
}

function findIn(fastPaths: readonly StaticFastPath[], request: IncomingMessage): ReturnType<StaticFastPath> {
  try {
    for (const find of fastPaths) {
      const found = find(request);
      if (found) return found;
    }
  } catch {
    // The route fails in the same way and answers the error.
  }
  return null;
}
