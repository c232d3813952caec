import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const suggestionsQuery = (keyWord: string) =>
  queryOptions({
    queryKey: ['listRelatedSearchWords', keyWord],
    queryFn: () => callGateway('listRelatedSearchWords', { keyWord }),
    enabled: keyWord !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Suggestions for a text; while newer ones are fetched those before stay, and a failure leaves them empty. */
export const useSuggestions = (keyWord: string) => useQuery(suggestionsQuery(keyWord)).data;
