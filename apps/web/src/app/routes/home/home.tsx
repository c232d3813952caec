import { Suspense } from 'react';
import { HomeSkeleton } from '../../../features/home/home-skeleton.tsx';
import { HomeView } from '../../../features/home/home-view.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';

/** The home page (rules/home#page). */
export function Component() {
  return (
    <div className="page">
      <RegionBoundary>
        <Suspense fallback={<HomeSkeleton />}>
          <HomeView />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
