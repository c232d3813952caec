import type { RouteName } from '@osteon/domain';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ShortFooter } from '../../features/shell/footer/short-footer.tsx';
import { BottomBar } from '../../features/shell/sidebar/bottom-bar.tsx';
import { Sidebar } from '../../features/shell/sidebar/sidebar.tsx';
import { chooseSidebar } from '../../features/shell/sidebar/sidebar-choice.ts';
import { inBackground } from '../../lib/chunk/in-background.ts';
import { closeDialog, openDialog, useDialogs } from '../../lib/dialogs.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { PageProgress } from '../page/page-progress.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { FrameHeader } from './frame-header.tsx';
import { FrameLayout } from './frame-layout.tsx';
import type { FramePlan } from './frame-plan.ts';

const FullFooter = lazy(async () => ({
  default: (await import('../../features/shell/footer/full-footer.tsx')).FullFooter,
}));
const Following = lazy(async () => ({
  default: (await inBackground(() => import('../../features/engagement/following/following.tsx'))).Following,
}));

interface FrameProps {
  plan: FramePlan;
  route: RouteName | null;
  children: ReactNode;
}

/**
 * Header, navigation and footer around a page, with what the features contribute to them. The page has the same
 * position in the tree at every width, so that a resize loses neither typed text nor playback.
 */
export function Frame({ plan, route, children }: FrameProps) {
  const slidOver = useDialogs(({ open }) => open.some(({ name }) => name === 'sidebar'));
  const onOfficial = route === 'official';

  // A wider window has the entries of the slide-over beside the page.
  useEffect(() => {
    if (plan.menu === 'switch') closeDialog('sidebar');
  }, [plan.menu]);

  const full = plan.sidebar === 'full';
  const following = (
    <LazyBoundary>
      <Following variant={full ? 'full' : 'rail'} />
    </LazyBoundary>
  );
  const onMenu = () => (plan.menu === 'switch' ? chooseSidebar(full ? 'compact' : 'full') : openDialog('sidebar'));
  return (
    <FrameLayout
      marks={{ 'data-sidebar': plan.sidebar, 'data-bottom-bar': plan.bottomBar }}
      top={
        <>
          <RegionBoundary>
            <FrameHeader menuOpen={plan.menu === 'switch' ? full : slidOver} onMenu={onMenu} quietLogin={onOfficial} />
          </RegionBoundary>
          <PageProgress />
          <ConnectionBanner underHeader />
        </>
      }
      sidebar={
        plan.sidebar !== 'none' && (
          <RegionBoundary>
            <Sidebar variant={plan.sidebar} following={following} />
          </RegionBoundary>
        )
      }
      footer={
        onOfficial ? (
          <Suspense>
            <FullFooter />
          </Suspense>
        ) : (
          <ShortFooter />
        )
      }
      bottomBar={plan.bottomBar && <BottomBar />}
    >
      {children}
    </FrameLayout>
  );
}
