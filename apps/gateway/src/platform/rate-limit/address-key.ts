import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The key of one client address: an IPv4 address, or the /64 network that IPv6 assigns to one household or ward
 * (rules/security-credentials#client-address).
 */
export function addressKey(ip: string): string {
  // Nearly every request has an IPv4 address; to parse it would take ten times as long.
  if (isIPv4(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : truncate(address, 8);
}

/**
 * The key of the network that an address belongs to, as one customer of a provider may hold it: /24 of IPv4, /48 of
 * IPv6 (rules/security-credentials#client-address).
 */
export function networkKey(ip: string): string {
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? `${truncate(address, 3)}/24` : `${truncate(address, 6)}/48`;
}

/** The address with every byte but the first ones zero. */
function truncate(address: ReturnType<typeof ipaddr.process>, bytes: number): string {
  return ipaddr.fromByteArray(address.toByteArray().map((byte, index) => (index < bytes ? byte : 0))).toString();
}
