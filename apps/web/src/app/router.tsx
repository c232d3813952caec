import { BASE_PATH } from '@osteon/domain';
import { createBrowserRouter } from 'react-router';
import { site } from '../lib/site.ts';
import { canonicalPath } from './navigation/canonical-path.ts';
import { createNavigationGuard, pathUnderBase } from './navigation/navigation-guard.ts';
import { pageRoutes } from './navigation/page-routes.ts';
import { AppError, PageError } from './page/page-error.tsx';
import { PagePending } from './page/page-progress.tsx';
import { Shell } from './shell.tsx';

// The address the visit begins with is put right before the router reads it: a redirect from there would leave the
// wrong one in the history, and 'back' would come to it again.
const { pathname, search, hash } = window.location;
const start = canonicalPath({ pathname: pathUnderBase(pathname), search, hash }, site.defaultChannel);
if (start !== null) window.history.replaceState(null, '', BASE_PATH + start);

/** The portal's routes under the base, in history mode (seed 000 §2). */
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

/** Settles once the code of the first page has come, or has failed to. */
export function firstPageLoaded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (router.state.initialized) resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  return promise.finally(stop);
}
