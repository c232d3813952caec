import { BASE_PATH } from '@osteon/domain';
import type { MiddlewareFunction } from 'react-router';
import { redirect } from 'react-router';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { storeChannel } from '../../lib/channel.ts';
import { site } from '../../lib/site.ts';
import { canonicalPath } from './canonical-path.ts';

/** A window path without the base; '/' for the base itself. */
export function pathUnderBase(pathname: string): string {
  return pathname.slice(BASE_PATH.length) || '/';
}

/**
 * Runs before each navigation (rules/shell#navigation-guard): redirects an address without a channel or of an older
 * path, and starts the session check. The page does not wait for the check: a failure later shows the visitor's view.
 *
 * @param hashOfNavigation the hash of the address that is being loaded, which requests do not include
 */
export function createNavigationGuard(hashOfNavigation: () => string): MiddlewareFunction {
  return ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const target = canonicalPath({ pathname: pathUnderBase(pathname), search, hash: '' }, site.defaultChannel);
    if (target !== null) return redirect(target + hashOfNavigation());
    storeChannel(searchParams.get('ch') ?? '');
    // The phone pages have a session of their own (rules/login#phone-session).
    if (!pathUnderBase(pathname).startsWith('/m/')) void ensureSession();
    return undefined;
  };
}
