import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getLatestUnreadTransferQuery,
  type LatestTransfer,
} from '../../../entities/transfer/api/get-latest-unread-transfer.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/**
 * Marks one transfer read by its id, or those sent before a time; the dot is removed at once (rules/transfer#states).
 */
export const useMarkTransferRead = () => {
  const queries = useQueryClient();
  const key = getLatestUnreadTransferQuery(useCustomerId()).queryKey;
  return useMutation({
    mutationFn: (which: RequestOf<'markTransferRead'>) => callGateway('markTransferRead', which),
    onMutate: ({ id }) =>
      queries.setQueryData<LatestTransfer>(key, (latest) =>
        latest && (id === undefined || latest.id === id) ? { ...latest, id: null, resourceResult: null } : latest,
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
};
