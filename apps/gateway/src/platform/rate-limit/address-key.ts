import ipaddr from 'ipaddr.js';

/**
 * The key of one client address: an IPv4 address, or the /64 network that IPv6 assigns to one household or ward
 * (rules/security#client-address).
 */
export function addressKey(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString();
}
