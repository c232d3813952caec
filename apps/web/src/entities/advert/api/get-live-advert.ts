import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/**
 * The advert of a live event; null where there is none, until it is loaded, and after a failure. Fetched once a visit,
 * as each response counts as a display (rules/advert#cap).
 */
export const useGetLiveAdvert = (activityId: string) =>
  useQuery({ ...gatewayQuery('getLiveAdvert', { activityId }), staleTime: Number.POSITIVE_INFINITY }).data?.advert ??
  null;
