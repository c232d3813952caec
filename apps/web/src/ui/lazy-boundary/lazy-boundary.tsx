import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Interaction, ReplayInteraction } from './replay-interaction.tsx';

/** Handlers of a placeholder button: its focus and click are replayed on the loaded button. */
interface PlaceholderProps {
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
}

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
  const [interaction, setInteraction] = useState<Interaction>('none');
  const replays = typeof placeholder === 'function';
  const fallback = replays
    ? placeholder({
        onFocus: () => setInteraction('focused'),
        // The focus is not moved where the user has moved it meanwhile.
        onBlur: () => setInteraction('none'),
        onClick: () => setInteraction('pressed'),
      })
    : placeholder;
  return (
    <ErrorBoundary fallback={errorFallback} onError={() => onError?.()}>
      <Suspense fallback={fallback}>
        {children}
        {replays && <ReplayInteraction touch={interaction} />}
      </Suspense>
    </ErrorBoundary>
  );
}
