import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { MediaDoor } from '../media-door/media-door.ts';
import { isPushUpgrade } from '../realtime/push.ts';

/** Largest head of a request: a search may have ten thousand Chinese characters in its URL, of which 200 count. */
const HEAD_MAX = 128 * 1024;

/**
 * How long a whole request may take to arrive, and a connection to stay silent, in milliseconds
 * (rules/security#slow-clients).
 */
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;

/** How long a connection is kept for the next request, in milliseconds: longer than load balancers do. */
const KEPT_MS = 72_000;

/** How long the head of a request may take, and how often the limits are looked at, in milliseconds. */
const HEAD_MS = 15_000;
const LOOK_MS = 5_000;

/** Creates the server of the gateway: the media door answers what is its own, Fastify everything else. */
export function createServerFactory(door: MediaDoor): FastifyServerFactory {
  return (handler) => {
    const limits = {
      maxHeaderSize: HEAD_MAX,
      requestTimeout: REQUEST_MS,
      headersTimeout: HEAD_MS,
      keepAliveTimeout: KEPT_MS,
      connectionsCheckingInterval: LOOK_MS,
      shouldUpgradeCallback: isPushUpgrade,
    };
    const server = createServer(limits, (request, response) => {
      if (!door(request, response)) handler(request, response);
    });
    return server.setTimeout(SILENCE_MS);
  };
}
