import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { ChunkLoadError } from '../../lib/chunk/load-chunk.ts';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';

/** The error state of a page, inside its frame. */
export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const isUnloaded = error instanceof ChunkLoadError;
  // The page has not rendered, so a reload loses nothing.
  useEffect(() => (isUnloaded ? onReconnect(() => window.location.reload()) : undefined), [isUnloaded]);
  const retry = isUnloaded
    ? { text: m['error.chunkLoad'](), retryLabel: m['error.reload'](), onRetry: () => window.location.reload() }
    : { ...errorText(error), onRetry: () => resetErrorBoundary() };
  return (
    <div className="page">
      <ErrorState {...retry} />
    </div>
  );
}

/** The same for an error of the frame itself. */
export function AppError(props: FallbackProps) {
  return (
    <main id="main">
      <PageError {...props} />
    </main>
  );
}
