import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { PageLoadError } from '../navigation/load-page.ts';

/** A page that could not be shown: what happened, and a way on; its frame stays. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isUnloaded = error instanceof PageLoadError;
  // Nothing of the page is there yet, so nothing is lost with it.
  useEffect(() => (isUnloaded ? onReconnect(() => window.location.reload()) : undefined), [isUnloaded]);
  const retry = isUnloaded
    ? { text: m['error.chunkLoad'](), retryLabel: m['error.reload'](), onRetry: () => window.location.reload() }
    : { ...errorText(error), onRetry: () => void revalidate(), busy: state === 'loading' };
  return (
    <div className="page">
      <ErrorState {...retry} />
    </div>
  );
}

/** The same where the frame itself has failed. */
export function AppError() {
  return (
    <main id="main">
      <PageError />
    </main>
  );
}
