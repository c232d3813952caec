import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from '@osteon/contract';
import type { BaseLogger } from 'pino';
import { CallError } from '../http/call-error.ts';
import { composeRefusal, toCallError } from '../http/errors.ts';
import type { FileCache } from '../storage/file-cache.ts';
import type { Storage } from '../storage/storage.ts';
import type { MediaAnswer, MediaRoute } from './media-route.ts';
import type { MediaReply } from './reply-batch.ts';
import { type Head, sendFileAnswer, sendTextAnswer } from './send-answer.ts';

/** All paths of media. */
const PREFIX = '/media/';

/** Answers media requests; false for every other request. */
export type MediaHttp = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Dependencies of the HTTP server for media. */
export interface MediaHttpDeps {
  readonly routes: readonly MediaRoute[];
  readonly storage: Storage;
  readonly files: FileCache;
  /** Headers of every reply. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Pick<BaseLogger, 'error'>;
  /** While the gateway stops, every reply closes its connection. */
  readonly isStopping: () => boolean;
  readonly onReplied: (reply: MediaReply) => void;
}

/**
 * Creates the one handler of segments, playlists, pictures and documents. It stands beside Fastify on the same server,
 * as the overhead of a framework for a request costs more than sending a segment of a hundred kilobytes (ADR 020).
 */
export function createMediaHttp(parts: MediaHttpDeps): MediaHttp {
  const routes = parts.routes.map((route) => ({
    route,
    head: Object.entries({ ...parts.headers, ...route.headers }).flat(),
  }));

  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(PREFIX)) return false;
    const startedAt = performance.now();
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const found = routes.find(({ route }) => path.startsWith(route.prefix));
    const name = found?.route.name ?? 'none';
    if (parts.isStopping()) response.setHeader('connection', 'close');
    // Read while the connection is open: Node.js retains the address from then on.
    void request.socket.remoteAddress;
    response.on('close', () => {
      const { statusCode: status, writableFinished: complete } = response;
      parts.onReplied({ request, route: name, path, status, startedAt, endedAt: performance.now(), complete });
    });
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new CallError('methodNotAllowed');
      if (!found) throw new CallError('routeNotFound');
      const { route, head } = found;
      const answer = route.find(request, path.slice(route.prefix.length));
      const pending =
        answer instanceof Promise
          ? answer.then((each) => send(parts, request, response, head, each))
          : send(parts, request, response, head, answer);
      pending?.catch((error: unknown) => refuse(parts, request, response, error));
    } catch (error) {
      refuse(parts, request, response, error);
    }
    return true;
  };
}

/** Sends an answer; returns nothing where that is done at once. */
function send(
  { files, storage }: Pick<MediaHttpDeps, 'files' | 'storage'>,
  request: IncomingMessage,
  response: ServerResponse,
  routeHead: Head,
  answer: MediaAnswer,
): void | Promise<void> {
  const head = [...routeHead, 'cache-control', answer.cacheControl];
  if (answer.kind === 'text') return sendTextAnswer(request, response, head, answer);
  const file = files.peek(answer.address);
  if (file) return sendFileAnswer(request, response, head, { file, storage });
  return files
    .load(answer.address)
    .then((loaded) => sendFileAnswer(request, response, head, { file: loaded, storage }));
}

/** Answers with an error of the catalogue. */
function refuse(
  { headers, log }: Pick<MediaHttpDeps, 'headers' | 'log'>,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  // The client has disconnected, or a file fails in the middle of its reply: the connection can only be closed.
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const known = toCallError(error, {});
  const requestId = randomUUID();
  if (errors[known.error].status >= 500) log.error({ err: error, reqId: requestId });
  const { status, head, body } = composeRefusal(known, requestId);
  if (known.error === 'methodNotAllowed') response.setHeader('allow', 'GET, HEAD');
  response.writeHead(status, { ...headers, ...head, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? '' : body);
}
