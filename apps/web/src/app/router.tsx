import { BASE_PATH } from '@osteon/domain';
import { createBrowserRouter } from 'react-router';
import { site } from '../lib/site.ts';
import { canonicalPath } from './navigation/canonical-path.ts';
import { createNavigationGuard, pathUnderBase } from './navigation/navigation-guard.ts';
import { pageRoutes } from './navigation/page-routes.ts';
import { AppError, PageError } from './page/page-error.tsx';
import { PagePending } from './page/page-progress.tsx';
import { Shell } from './shell.tsx';

// The first address is corrected before the router reads it: a redirect would leave the wrong one in the history, and
// 'back' would return to it.
const { pathname, search, hash } = window.location;
const start = canonicalPath({ pathname: pathUnderBase(pathname), search, hash }, site.defaultChannel);
if (start !== null) window.history.replaceState(null, '', BASE_PATH + start);

/** The portal's routes under the base path. */
export const router = createBrowserRouter(
  [
    {
      Component: Shell,
      ErrorBoundary: AppError,
      middleware: [createNavigationGuard(() => router.state.navigation.location?.hash ?? '')],
      children: [{ ErrorBoundary: PageError, HydrateFallback: PagePending, children: pageRoutes }],
    },
  ],
  { basename: BASE_PATH },
);

/** Resolves once the chunk of the first page has loaded or failed. */
export function firstPageLoaded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (router.state.initialized) resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  return promise.finally(stop);
}
