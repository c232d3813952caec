import type { ResponseOf } from '@osteon/contract';
import { FOLLOWING_PAGE_SIZE, FOLLOWING_REF_TYPES } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A followed doctor or organization. */
export type Followed = ResponseOf<'listFollowing'>['list'][number];

const NOBODY: readonly Followed[] = [];

/** Whom the customer follows; empty for a visitor, and after a failure (rules/engagement#follow-list). */
export function useListFollowing(): readonly Followed[] {
  const customerId = useCustomerId();
  const payload = { pageNum: 1, pageSize: FOLLOWING_PAGE_SIZE, refTypeList: [...FOLLOWING_REF_TYPES] };
  const { data } = useQuery({ ...gatewayQuery('listFollowing', payload, customerId), enabled: customerId !== '' });
  return customerId === '' ? NOBODY : (data?.list ?? NOBODY);
}
