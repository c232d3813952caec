import { routeAt } from '@osteon/domain';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { LanguageWatch } from '../features/language/language-watch.tsx';
import { useSidebarChoice } from '../features/shell/sidebar/sidebar-choice.ts';
import { TransferWatch } from '../features/transfer/transfer-watch.tsx';
import { usePush } from '../lib/push/use-push.ts';
import { useWidthBand } from '../lib/width-band.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { AccountWatch } from './account-watch.tsx';
import { CouponOffer } from './coupon-offer.tsx';
import { DialogHost } from './dialog-host.tsx';
import { ConnectionBanner } from './frame/connection-banner.tsx';
import { Frame } from './frame/frame.tsx';
import { framePlan } from './frame/frame-plan.ts';
import { sectionOf } from './section-of.ts';
import { useArrival } from './use-arrival.ts';
import { useInterfaceLanguage } from './interface-language.ts';

/** What stands around every page: its frame, the open dialogs, and what each arrival at a page needs. */
export function Shell() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const band = useWidthBand();
  const forPhones = pathname.startsWith('/m/');
  const choice = useSidebarChoice((state) => state.choice);
  const plan = framePlan(sectionOf(pathname, route), band, choice);
  const announced = useArrival(route);
  const language = useInterfaceLanguage();
  usePush();
  return (
    <>
      {plan === null && <ConnectionBanner />}
      {plan === null ? (
        <Outlet key={language} />
      ) : (
        <Frame key={language} plan={plan} route={route}>
          <Outlet />
        </Frame>
      )}
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      <TransferWatch />
      <AccountWatch />
      {plan !== null && <CouponOffer />}
      <DialogHost />
      <ScrollRestoration />
      {!forPhones && <LanguageWatch />}
    </>
  );
}
