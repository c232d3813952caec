import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { randomId, visitId, wantsNoTracking } from '../../../lib/visit.ts';

/**
 * Suggestions for a text; while newer ones are fetched the previous ones stay, and a failure leaves them empty. The ids
 * of the call (rules/search#session-ids) are no part of the query key, as the response does not depend on them.
 */
export function useListRelatedSearchWords(keyWord: string) {
  const [sceneId] = useState(randomId);
  return useQuery({
    ...gatewayQuery('listRelatedSearchWords', { keyWord }),
    queryFn: () => callGateway('listRelatedSearchWords', { keyWord, ...sessionIds(sceneId) }),
    enabled: keyWord !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  }).data;
}

function sessionIds(sceneId: string) {
  const visit = visitId();
  const only = (id: string) => (wantsNoTracking() ? '' : id);
  return {
    bigDataSessionId: visit,
    sensorsSessionId: visit,
    sceneSessionId: only(sceneId),
    requestSessionId: only(randomId()),
  };
}
