import { useGetLiveAdvert } from '../../entities/advert/api/get-live-advert.ts';
import { AdvertCard } from './advert-card.tsx';

/** The advert of a live event, where it has one (rules/advert#places). */
export function LiveAdvert({ activityId, onClose }: { activityId: string; onClose: () => void }) {
  const advert = useGetLiveAdvert(activityId);
  return advert && <AdvertCard advert={advert} activityId={activityId} onClose={onClose} />;
}
