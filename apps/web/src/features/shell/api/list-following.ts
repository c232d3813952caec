import type { ResponseOf } from '@osteon/contract';
import { FOLLOWING_PAGE_SIZE, FOLLOWING_REF_TYPES } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** Somebody whom the customer follows. */
export type Followed = ResponseOf<'listFollowing'>['list'][number];

const NOBODY: readonly Followed[] = [];

/** Whom the customer follows; nobody for a visitor, and after a failure (seed 000 §7). */
export function useFollowing(): readonly Followed[] {
  const customerId = useSession((state) => state.customerId);
  const { data } = useQuery({
    queryKey: ['listFollowing', customerId],
    queryFn: () =>
      callGateway('listFollowing', {
        pageNum: 1,
        pageSize: FOLLOWING_PAGE_SIZE,
        refTypeList: [...FOLLOWING_REF_TYPES],
      }),
    enabled: customerId !== '',
  });
  return customerId === '' ? NOBODY : (data?.list ?? NOBODY);
}
