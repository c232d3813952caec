import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { MediaHttp } from '../media-http/media-http.ts';
import { isPushUpgrade } from '../realtime/upgrade-policy.ts';
import { CallError } from './call-error.ts';
import { composeRefusal } from './errors.ts';

/** Largest head of a request: a search may have ten thousand Chinese characters in its URL, of which 200 count. */
const HEAD_MAX = 128 * 1024;

/**
 * Time limit of receiving a whole request, and idle time-out of a connection, in milliseconds
 * (rules/security-limits#slow-clients).
 */
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;

/** Keep-alive time-out of a connection, in milliseconds: longer than that of load balancers. */
const KEEP_ALIVE_MS = 72_000;

/** Time limit of the head of a request, and the interval at which the limits are checked, in milliseconds. */
const HEAD_MS = 15_000;
const CHECK_MS = 5_000;

/**
 * Creates the server of the gateway: the HTTP server for media answers requests of media, Fastify all others. Requests
 * that Node.js would refuse by itself are refused here, with `headers`.
 */
export function createServerFactory(
  mediaHttp: MediaHttp,
  headers: Readonly<Record<string, string>>,
): FastifyServerFactory {
  const refuse = (_request: IncomingMessage, response: ServerResponse) => {
    const { status, head, body } = composeRefusal(new CallError('badInput'), randomUUID());
    response
      .writeHead(status, { ...headers, ...head, 'content-length': Buffer.byteLength(body), connection: 'close' })
      .end(body);
  };
  return (handler) => {
    const limits = {
      maxHeaderSize: HEAD_MAX,
      requestTimeout: REQUEST_MS,
      headersTimeout: HEAD_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      shouldUpgradeCallback: isPushUpgrade,
      requireHostHeader: false,
    };
    const server = createServer(limits, (request, response) => {
      if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(request, response);
      else if (!mediaHttp(request, response)) handler(request, response);
    });
    server.on('checkExpectation', refuse);
    return server.setTimeout(SILENCE_MS);
  };
}
