import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createInteractionRecorder, type InteractionRecorder, type PlaceholderProps } from './interaction-recorder.ts';

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

/** Replays the placeholder's focus and click on the button before it. */
function ReplayInteraction({ recorder }: { recorder: InteractionRecorder }) {
  const container = useRef<HTMLElement>(null);
  useEffect(() => {
    const interaction = recorder.getInteraction();
    const button = container.current?.previousElementSibling;
    if (!(button instanceof HTMLButtonElement) || interaction === 'none') return;
    button.focus();
    if (interaction !== 'focused') button.click();
  }, [recorder]);
  return <i ref={container} hidden />;
}
