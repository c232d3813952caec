import type { ResponseOf } from '@osteon/contract';
import { FOLLOWING_PAGE_SIZE, FOLLOWING_REF_TYPES } from '@osteon/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { readStoredFollowing, storeFollowing } from '../stored-following.ts';

/** A followed doctor or organization. */
export type Followed = ResponseOf<'listFollowing'>['list'][number];

const NOBODY: readonly Followed[] = [];

const payload = { pageNum: 1, pageSize: FOLLOWING_PAGE_SIZE, refTypeList: [...FOLLOWING_REF_TYPES] };

/** The last list of this customer is shown until the response. */
const listFollowingQuery = (customerId: string) =>
  queryOptions({
    ...gatewayQuery('listFollowing', payload, customerId),
    queryFn: async () => {
      const answer = await callGateway('listFollowing', payload);
      storeFollowing(customerId, answer.list);
      return answer;
    },
    initialData: () => readStoredFollowing(customerId),
    initialDataUpdatedAt: 0,
  });

/**
 * Doctors and associations whom the customer follows; empty for a visitor, and after a failure without an earlier list
 * (rules/follow#follow-list).
 */
export function useListFollowing(): readonly Followed[] {
  const customerId = useCustomerId();
  const { data } = useQuery({ ...listFollowingQuery(customerId), enabled: customerId !== '' });
  return customerId === '' ? NOBODY : (data?.list ?? NOBODY);
}
