import { getChannelRedirect, OLD_PATHS, ROOT_ROUTE, ROUTE_FRAMES } from '@osteon/domain';

const moved: Readonly<Partial<Record<string, string>>> = { '/': ROUTE_FRAMES[ROOT_ROUTE].path, ...OLD_PATHS };

/** The parts of an address under the base; `search` starts with '?' or is empty, `hash` with '#'. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The address to redirect a navigation to, or null where none is needed: the root path and older paths redirect to
 * their screens, and an address without a channel gets the default one (rules/navigation#older-paths,
 * rules/navigation#channel).
 */
export function canonicalPath(address: Address, channel: string): string | null {
  const target = moved[address.pathname];
  const pathname = target ?? address.pathname;
  const withChannel = getChannelRedirect({ ...address, pathname }, channel);
  if (withChannel !== null) return withChannel;
  return target === undefined ? null : `${pathname}${address.search}${address.hash}`;
}
