import { lazy, Suspense } from 'react';
import { HomeSkeleton } from '../../../features/home/home-skeleton.tsx';
import { HomeView } from '../../../features/home/home-view.tsx';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { WhenNear } from '../../../ui/lazy-boundary/when-near.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';

const loadBelowFold = () => import('../../page/home-below-fold.ts');
const FollowedUpdates = lazy(async () => ({ default: (await loadBelowFold()).FollowedUpdates }));
const HomeEnd = lazy(async () => ({ default: (await loadBelowFold()).HomeEnd }));

/** The home page (rules/home#page). */
export function Component() {
  const followedFeed = useIsLoggedIn() && (
    <LazyBoundary>
      <FollowedUpdates />
    </LazyBoundary>
  );
  return (
    <div className="page">
      <RegionBoundary>
        <Suspense fallback={<HomeSkeleton />}>
          <HomeView
            updates={followedFeed}
            rest={(home) => (
              <WhenNear name="home-end">
                <LazyBoundary>
                  <HomeEnd home={home} />
                </LazyBoundary>
              </WhenNear>
            )}
          />
        </Suspense>
      </RegionBoundary>
    </div>
  );
}
