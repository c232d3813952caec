import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { renewFailedParts } from '../../lib/chunk/lazy-part.tsx';
import { ChunkLoadError } from '../../lib/chunk/load-chunk.ts';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { codes, GatewayError } from '../../lib/gateway/gateway-error.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { errorText } from '../../texts/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';
import { ItemMissing } from '../state/item-missing.tsx';

/**
 * Error boundary of a region of a page: the rest of the page stays. A failure of one reader is retried for the next.
 */
export function RegionBoundary({
  onError,
  children,
}: {
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}) {
  const customerId = useCustomerId();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          FallbackComponent={RegionError}
          onReset={() => {
            renewFailedParts();
            reset();
          }}
          resetKeys={[customerId]}
          onError={(error) => onError?.(error)}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function RegionError({ error, resetErrorBoundary }: FallbackProps) {
  const unanswered = isUnanswered(error);
  // A failure without a response is retried after a reconnect.
  useEffect(() => (unanswered ? onReconnect(() => resetErrorBoundary()) : undefined), [unanswered, resetErrorBoundary]);
  if (isMissing(error)) return <ItemMissing />;
  return <ErrorState {...errorText(error)} onRetry={() => resetErrorBoundary()} />;
}

function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && error.code === codes.notFound;
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof GatewayError && error.kind !== 'refused');
}
