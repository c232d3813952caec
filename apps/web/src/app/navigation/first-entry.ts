import { BASE_PATH } from '@osteon/domain';
import { site } from '../../lib/site.ts';
import { canonicalPath } from './canonical-path.ts';
import { pathUnderBase } from './router.ts';

/**
 * Prepares the history entry of a full load before the router reads it. The address is corrected here, as a redirect
 * would leave the wrong one in the history. The entry gets a key, by which the router keeps its scroll position: all
 * that have none share one, so that a page would start at the position of another.
 */
export function prepareFirstEntry(): void {
  const { pathname, search, hash } = window.location;
  const address = canonicalPath({ pathname: pathUnderBase(pathname), search, hash }, site.defaultChannel);
  const key = window.history.state?.key ?? Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...window.history.state, key }, '', address === null ? undefined : BASE_PATH + address);
}
