import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { BaseLogger } from 'pino';
import type { Config } from '../config/config.ts';
import type { MediaReply } from '../media-door/media-door.ts';

/** Creates the log of media replies, in the form of the other requests' lines. */
export function createMediaLog(log: Pick<BaseLogger, 'info'>, { trustProxy }: Pick<Config, 'trustProxy'>) {
  const findAddress = createAddressFinder(trustProxy);
  return (request: IncomingMessage, { status, seconds, complete }: MediaReply): void => {
    const req = { method: request.method, url: request.url, ip: findAddress(request) };
    const line = { req, res: { statusCode: status }, ms: Math.round(seconds * 1000) };
    log.info(line, complete ? 'answered' : 'broken off');
  };
}

/** The client's address behind trusted proxies, as Fastify finds it for the other requests. */
function createAddressFinder(trust: Config['trustProxy']): (request: IncomingMessage) => string | undefined {
  if (trust === false) return ({ socket }) => socket.remoteAddress;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust);
  return (request) => proxyAddress(request, isTrusted);
}
