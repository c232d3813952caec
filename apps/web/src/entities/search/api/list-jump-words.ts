import { VISIT_SITE } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { trackedCustomerId } from '../../../lib/visit.ts';

/** Words that link directly to a page; none until they have loaded. */
export const useListJumpWords = (enabled: boolean) =>
  useQuery({
    ...gatewayQuery('listJumpWords', {}),
    queryFn: () => {
      const customerId = trackedCustomerId();
      return callGateway('listJumpWords', { opUsr: customerId, customerId, visitSiteId: VISIT_SITE.id });
    },
    enabled,
    staleTime: 600_000,
  }).data?.dataList ?? [];
