import { getLayoutSection, matchRoute } from '@osteon/domain';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useGetAuthorMemberInfo } from '../entities/account/api/get-author-member-info.ts';
import { useSidebarChoice } from '../features/shell/sidebar/sidebar-choice.ts';
import { usePush } from '../lib/push/use-push.ts';
import { useIsLoggedIn } from '../lib/session/session-store.ts';
import { useBreakpoint } from '../lib/use-breakpoint.ts';
import { LazyBoundary } from '../ui/lazy-boundary/lazy-boundary.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { DialogHost } from './dialog-host.tsx';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { CouponOffer } from './frame/coupon-offer.tsx';
import { Frame } from './frame/frame.tsx';
import { framePlan } from './frame/frame-plan.ts';
import { useInterfaceLanguage } from './interface-language.ts';
import { usePageChange } from './navigation/use-page-change.ts';

// For customers alone; until it has loaded, the languages of the last page apply.
const CustomerWatch = lazy(async () => ({ default: (await import('./session/customer-watch.tsx')).CustomerWatch }));

/** The root of every page: its frame, the open dialogs, and the effects of each navigation. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const isCustomers = useIsLoggedIn() && !pathname.startsWith('/m/');
  const band = useBreakpoint();
  const choice = useSidebarChoice((state) => state.choice);
  const plan = framePlan(getLayoutSection(pathname, route), band, choice);
  useInterfaceLanguage();
  const announced = usePageChange();
  usePush();
  useGetAuthorMemberInfo();
  return (
    <>
      {plan === null && <ConnectionBanner />}
      {plan === null ? (
        children
      ) : (
        <Frame plan={plan} route={route}>
          {children}
        </Frame>
      )}
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      {plan !== null && <CouponOffer />}
      {isCustomers && (
        <LazyBoundary>
          <CustomerWatch />
        </LazyBoundary>
      )}
      <DialogHost />
    </>
  );
}
