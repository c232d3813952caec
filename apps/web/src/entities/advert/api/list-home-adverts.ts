import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/**
 * The adverts of the home page, fetched once a visit, as each response counts as a display (rules/advert#cap); none
 * until they are loaded.
 */
export const useListHomeAdverts = () =>
  useQuery({ ...gatewayQuery('listHomeAdverts', {}), staleTime: Number.POSITIVE_INFINITY }).data?.adverts ?? [];
