import type { Duplex } from 'node:stream';
import { addressKey } from '../rate-limit/address-key.ts';

/** Most sockets of the visitors of one address at one gateway: several pages for each browser of a ward. */
const VISITOR_SOCKETS_MAX = 500;

/**
 * Counts the open sockets of visitors by their addresses, since anybody can open any number (rules/polling#socket). The
 * returned function reserves a slot for a socket, until that closes; it returns false where its address has none left.
 */
export function createVisitorSockets(): (socket: Duplex, ip: string) => boolean {
  const counts = new Map<string, number>();
  const change = (address: string, by: 1 | -1) => {
    const count = (counts.get(address) ?? 0) + by;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
  };
  return (socket, ip) => {
    const address = addressKey(ip);
    if ((counts.get(address) ?? 0) >= VISITOR_SOCKETS_MAX) return false;
    change(address, 1);
    socket.once('close', () => change(address, -1));
    return true;
  };
}
