import { BASE_PATH } from '@osteon/domain';
import { createBrowserRouter } from 'react-router';
import { shownEntry } from '../lib/shown-entry.ts';
import { prepareFirstEntry } from './navigation/first-entry.ts';
import { createNavigationGuard } from './navigation/navigation-guard.ts';
import { pageRoutes } from './navigation/page-routes.tsx';
import { AppError, PageError } from './page/page-error.tsx';
import { PagePending } from './page/page-progress.tsx';
import { Shell } from './shell.tsx';

prepareFirstEntry();

/** The portal's routes under the base path. */
export const router = createBrowserRouter(
  [
    {
      Component: Shell,
      ErrorBoundary: AppError,
      middleware: [createNavigationGuard(() => router.state)],
      children: [{ ErrorBoundary: PageError, HydrateFallback: PagePending, children: pageRoutes }],
    },
  ],
  { basename: BASE_PATH },
);

shownEntry.key = router.state.location.key;
router.subscribe(({ location }) => {
  shownEntry.key = location.key;
});

/** Resolves once the chunk of the first page has loaded or failed. */
export function firstPageLoaded(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (router.state.initialized) resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  return promise.finally(stop);
}
