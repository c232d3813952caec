import { type ReactNode, Suspense } from 'react';
import { RegionBoundary } from './region-boundary.tsx';

/** A part of a page that loads by itself: skeletons until it is there, its own error state, and the rest stays. */
export function Region({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <RegionBoundary>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </RegionBoundary>
  );
}
