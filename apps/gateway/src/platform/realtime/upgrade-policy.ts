import type { IncomingMessage } from 'node:http';
import type { ErrorName } from '@osteon/contract';

/** Path of the socket. */
export const PUSH_PATH = '/gateway/push';

/** The key of a WebSocket handshake: 16 bytes in base64 (RFC 6455, 4.1). */
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** Version of the WebSocket protocol, and of Engine.IO's. */
const WEBSOCKET_VERSION = '13';
const ENGINE_VERSION = '4';

/**
 * Returns true when a request may upgrade its protocol, which only the socket does. The offer of another protocol, such
 * as that of HTTP/2 by Java and curl, is ignored.
 */
export function isPushUpgrade({ url = '', headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(PUSH_PATH);
}

/**
 * Why the upgrade of a request is refused; null where the socket server accepts it. It is decided here, since the
 * replies of that server carry no security headers (rules/security-rendering#response-headers).
 */
export function findUpgradeRefusal(request: IncomingMessage, publicUrl: string): ErrorName | null {
  const { method, url = '', headers } = request;
  if (!isOwnPage(request, publicUrl)) return 'crossSite';
  const { pathname, searchParams: query } = new URL(url, 'http://gateway');
  const isHandshake =
    method === 'GET' &&
    pathname === `${PUSH_PATH}/` &&
    query.get('transport') === 'websocket' &&
    query.get('EIO') === ENGINE_VERSION &&
    !query.has('sid') &&
    headers['sec-websocket-version'] === WEBSOCKET_VERSION &&
    headers['sec-websocket-protocol'] === undefined &&
    KEY.test(headers['sec-websocket-key'] ?? '');
  return isHandshake ? null : 'badInput';
}

/**
 * Refuses pages of other sites, which would connect with the cookies of their visitor
 * (rules/security-sessions#socket-origin).
 */
function isOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
