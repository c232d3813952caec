import { BASE_PATH } from '@osteon/domain';
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router } from 'react-router';
import { useLocale } from '../../texts/locale.ts';
import { AppError, PageError } from '../page/page-error.tsx';
import { PagePending } from '../page/page-progress.tsx';
import { IsPageLoading } from './page-loading.ts';
import type { Entry, PortalRouter } from './router.ts';
import { useScrollRestoration } from './scroll-position.ts';

const ShownEntry = createContext<Entry | null>(null);

/** Renders the router's entry: links and hooks of React Router below it read this entry's location. */
export function RouterView({ router, children }: { router: PortalRouter; children: ReactNode }) {
  const [{ entry, isLoading }, setState] = useState(router.state);
  // In a transition the former page stays until the next one and all that it waits for are rendered.
  useLayoutEffect(() => {
    const update = () => startTransition(() => setState(router.state));
    // It may have changed since the first rendering started.
    queueMicrotask(update);
    return router.subscribe(update);
  }, [router]);
  useScrollRestoration(entry);
  const { location, navigationType } = entry;
  return (
    <Router
      basename={BASE_PATH}
      location={location}
      navigationType={navigationType}
      navigator={router.navigator}
      useTransitions
    >
      <ShownEntry value={entry}>
        <IsPageLoading value={isLoading}>
          <ErrorBoundary FallbackComponent={AppError} resetKeys={[location.key]}>
            {children}
          </ErrorBoundary>
        </IsPageLoading>
      </ShownEntry>
    </Router>
  );
}

/** The page of the shown entry, or its error inside of the frame. */
export function PageView() {
  const entry = useContext(ShownEntry);
  return (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[entry?.location.key]}>
      <Page entry={entry} />
    </ErrorBoundary>
  );
}

function Page({ entry }: { entry: Entry | null }) {
  // Renders the page again when the language changes.
  useLocale();
  if (entry?.error !== undefined) throw entry.error;
  return entry?.Page ? <entry.Page /> : <PagePending />;
}
