import { BASE_PATH, isSamePage } from '@osteon/domain';
import { type DataRouter, type MiddlewareFunction, redirect, replace } from 'react-router';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { storeChannel } from '../../lib/channel.ts';
import { site } from '../../lib/site.ts';
import { canonicalPath } from './canonical-path.ts';

/** A window path without the base; '/' for the base itself. */
export function pathUnderBase(pathname: string): string {
  return pathname.slice(BASE_PATH.length) || '/';
}

/**
 * Runs before each navigation (rules/navigation#navigation-guard): redirects an address without a channel or of an
 * older path, and starts the session check. The page does not wait for the check: a failure later shows the visitor's
 * view. A link to the page that is open writes no history entry.
 *
 * @param getState the router's state, which is there after its first load: requests do not include the hash of the
 * address that is being loaded
 */
export function createNavigationGuard(getState: () => DataRouter['state']): MiddlewareFunction {
  return ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const target = canonicalPath({ pathname: pathUnderBase(pathname), search, hash: '' }, site.defaultChannel);
    if (target !== null) {
      const { location, navigation } = getState();
      const hash = navigation.location?.hash ?? '';
      return (isSamePage(location, { pathname, search, hash }) ? replace : redirect)(target + hash);
    }
    storeChannel(searchParams.get('ch') ?? '');
    // The phone pages have a session of their own (rules/login#phone-session).
    if (!pathUnderBase(pathname).startsWith('/m/')) void ensureSession();
    return undefined;
  };
}
