import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../config/config.ts';

const HEADER = 'x-forwarded-for';

/**
 * Returns the function that finds a client's address behind the trusted proxies. Where their header contains none it is
 * the address of the connection (rules/security-credentials#client-address).
 */
export function createAddressFinder(trust: Config['trustProxy']): (request: IncomingMessage) => string | undefined {
  if (trust === false) return ({ socket }) => socket.remoteAddress;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust);
  return (request) => {
    const address = proxyAddress(request, isTrusted);
    return isIP(address) === 0 ? request.socket.remoteAddress : address;
  };
}

/** Empties a header from which Fastify would read an invalid address, so that it uses that of the connection. */
export const clientAddressPlugin = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      // An absent header would make the request look as if no proxy had forwarded it.
      if (request.headers[HEADER] !== undefined && isIP(request.ip) === 0) request.headers[HEADER] = '';
      done();
    });
  },
  { name: 'client-address' },
);
