import ipaddr from 'ipaddr.js';

/**
 * What counts as one address: an IPv4 address, or the /64 network that a household or ward with IPv6 has to itself
 * (rules/security#client-address).
 */
export function addressKey(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.fromByteArray([...address.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString();
}
