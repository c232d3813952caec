import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createInteractionRecorder, type PlaceholderProps } from './interaction-recorder.ts';
import { ReplayInteraction } from './replay-interaction.tsx';

interface LazyBoundaryProps {
  /** Shown until the code has loaded. */
  placeholder?: ReactNode | ((props: PlaceholderProps) => ReactNode);
  /** Shown where the code could not be loaded. */
  errorFallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Boundary of a `lazy` component that loads after the first paint; its failure does not affect the page. */
export function LazyBoundary({ placeholder, errorFallback = null, onError, children }: LazyBoundaryProps) {
  const [recorder] = useState(createInteractionRecorder);
  const replays = typeof placeholder === 'function';
  const fallback = replays ? placeholder(recorder.props) : placeholder;
  return (
    <ErrorBoundary fallback={errorFallback} onError={() => onError?.()}>
      <Suspense fallback={fallback}>
        {children}
        {replays && <ReplayInteraction recorder={recorder} />}
      </Suspense>
    </ErrorBoundary>
  );
}
