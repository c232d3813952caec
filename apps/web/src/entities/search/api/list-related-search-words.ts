import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Suggestions for a text; while newer ones are fetched the previous ones stay, and a failure leaves them empty. */
export const useListRelatedSearchWords = (keyWord: string) =>
  useQuery({
    ...gatewayQuery('listRelatedSearchWords', { keyWord }),
    enabled: keyWord !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  }).data;
