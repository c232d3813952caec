import { BASE_PATH } from '@osteon/domain';
import type { MiddlewareFunction } from 'react-router';
import { redirect } from 'react-router';
import { ensureSession } from '../../entities/session/ensure-session.ts';
import { storeChannel } from '../../lib/channel.ts';
import { site } from '../../lib/site.ts';
import { canonicalPath } from './canonical-path.ts';

/** A path of the window without the base; '/' for the base itself. */
export function pathUnderBase(pathname: string): string {
  return pathname.slice(BASE_PATH.length) || '/';
}

/**
 * What happens before each navigation (seed 000 §2): the address gets its channel, or leads on to the screen that has
 * moved, and the session check starts. The page need not wait for the check: a failure turns it to the visitor's view.
 *
 * @param hashOfNavigation the hash of the address that is being loaded, which requests do not carry
 */
export function createNavigationGuard(hashOfNavigation: () => string): MiddlewareFunction {
  return ({ request }) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const target = canonicalPath({ pathname: pathUnderBase(pathname), search, hash: '' }, site.defaultChannel);
    if (target !== null) return redirect(target + hashOfNavigation());
    storeChannel(searchParams.get('ch') ?? '');
    // The phone pages have a session of their own (spec-decision 6).
    if (!pathUnderBase(pathname).startsWith('/m/')) void ensureSession();
    return undefined;
  };
}
