import { lazy } from 'react';
import { LiveAdvert } from '../../features/advert/live-advert.tsx';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import { useClosedCard } from './closed-cards.ts';

const WechatGuide = lazy(async () => ({
  default: (await import('../../features/room/details/wechat-guide.tsx')).WechatGuide,
}));

/**
 * The column beside the agenda of an event: its advert, and the way to the official account, each
 * until it is closed for the whole event (rules/advert#closing).
 */
export function LiveAside({ activityId }: { activityId: string }) {
  const [isAdvertClosed, closeAdvert] = useClosedCard(`advert/live/${activityId}`);
  const [isGuideClosed, closeGuide] = useClosedCard(`guide/${activityId}`);
  return (
    <>
      {!isAdvertClosed && <LiveAdvert activityId={activityId} onClose={closeAdvert} />}
      {!isGuideClosed && (
        <LazyBoundary>
          <WechatGuide activityId={activityId} onClose={closeGuide} />
        </LazyBoundary>
      )}
    </>
  );
}
