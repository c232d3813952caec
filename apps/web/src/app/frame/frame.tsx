import type { RouteName } from '@osteon/domain';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect } from 'react';
import { MembershipButton } from '../../features/membership/membership-button.tsx';
import { SearchBox } from '../../features/search/search-box/search-box.tsx';
import { ShortFooter } from '../../features/shell/footer/short-footer.tsx';
import { Header } from '../../features/shell/header/header.tsx';
import { BottomBar } from '../../features/shell/sidebar/bottom-bar.tsx';
import { Sidebar } from '../../features/shell/sidebar/sidebar.tsx';
import { chooseSidebar } from '../../features/shell/sidebar/sidebar-choice.ts';
import { closeDialog, openDialog, useDialogs } from '../../lib/dialogs.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { PageProgress } from '../page/page-progress.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import styles from './frame.module.css';
import type { FramePlan } from './frame-plan.ts';
import { useHeaderTools } from './use-header-tools.ts';
import './page.css';

const FullFooter = lazy(async () => ({
  default: (await import('../../features/shell/footer/full-footer.tsx')).FullFooter,
}));
// Visitors follow nobody.
const FollowingList = lazy(async () => ({
  default: (await import('../../features/engagement/following-list.tsx')).FollowingList,
}));
// Needs the menu library, which visitors do without.
const HeaderUserMenu = lazy(async () => ({ default: (await import('./header-user-menu.tsx')).HeaderUserMenu }));

interface FrameProps {
  plan: FramePlan;
  route: RouteName | null;
  children: ReactNode;
}

/** Without the hash, which would add a history entry. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * Header, navigation and footer around a page, with what the features contribute to them. The page keeps its place in
 * the tree at every width, so that a resize loses neither typed text nor playback.
 */
export function Frame({ plan, route, children }: FrameProps) {
  const slidOver = useDialogs(({ open }) => open.some(({ name }) => name === 'sidebar'));
  const isLoggedIn = useIsLoggedIn();
  const tools = useHeaderTools();
  const onOfficial = route === 'official';

  // A wider window has the entries of the slide-over beside the page.
  useEffect(() => {
    if (plan.menu === 'switch') closeDialog('sidebar');
  }, [plan.menu]);

  const full = plan.sidebar === 'full';
  const following = isLoggedIn && (
    <LazyBoundary>
      <FollowingList variant={full ? 'full' : 'rail'} />
    </LazyBoundary>
  );
  const onMenu = () => (plan.menu === 'switch' ? chooseSidebar(full ? 'compact' : 'full') : openDialog('sidebar'));
  return (
    <div className={styles.frame} data-sidebar={plan.sidebar} data-bottom-bar={plan.bottomBar}>
      <a className={styles.skip} href="#main" onClick={skipToMain}>
        {m['shell.skipToContent']()}
      </a>
      <RegionBoundary>
        <Header
          menuOpen={plan.menu === 'switch' ? full : slidOver}
          onMenu={onMenu}
          quietLogin={onOfficial}
          tools={tools}
          search={<SearchBox />}
          membership={<MembershipButton />}
          userMenu={(profile) => <HeaderUserMenu profile={profile} tools={tools} />}
        />
      </RegionBoundary>
      <PageProgress />
      <ConnectionBanner underHeader />
      <div className={styles.body}>
        {plan.sidebar !== 'none' && (
          <RegionBoundary>
            <Sidebar variant={plan.sidebar} following={following} />
          </RegionBoundary>
        )}
        <div className={styles.content}>
          <main id="main" className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {onOfficial ? (
            <Suspense>
              <FullFooter />
            </Suspense>
          ) : (
            <ShortFooter />
          )}
        </div>
      </div>
      {plan.bottomBar && <BottomBar />}
    </div>
  );
}
