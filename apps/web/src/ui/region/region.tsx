import { type ReactNode, Suspense } from 'react';
import { RegionBoundary } from './region-boundary.tsx';

interface RegionProps {
  skeleton: ReactNode;
  /** Called on each failure. */
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** A part of a page that loads on its own: skeleton, content or its own error state; the rest of the page stays. */
export function Region({ skeleton, onError, children }: RegionProps) {
  return (
    <RegionBoundary onError={onError}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </RegionBoundary>
  );
}
