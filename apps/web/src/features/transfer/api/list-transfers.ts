import type { ResponseOf } from '@osteon/contract';
import { formatDay, TRANSFER_PAGE_SIZE } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** One transfer of the list. */
export type Transfer = ResponseOf<'listTransfers'>['pageList'][number];

/** What a transfer brought. */
export type TransferContent = Transfer['resourceResult'];

/** All transfers as they are when the list opens: what is marked read meanwhile keeps its mark for this opening. */
export const useTransfers = () => {
  const customerId = useSession((state) => state.customerId);
  return useQuery({
    queryKey: ['listTransfers', customerId],
    queryFn: () =>
      callGateway('listTransfers', {
        transferDate: formatDay(Date.now()),
        pageNum: 1,
        pageSize: TRANSFER_PAGE_SIZE,
      }),
    enabled: customerId !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
