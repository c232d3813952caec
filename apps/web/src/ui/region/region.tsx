import { type ReactNode, Suspense } from 'react';
import { RegionBoundary } from './region-boundary.tsx';

/** A part of a page that loads on its own: skeleton, content or its own error state; the rest of the page stays. */
export function Region({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <RegionBoundary>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </RegionBoundary>
  );
}
