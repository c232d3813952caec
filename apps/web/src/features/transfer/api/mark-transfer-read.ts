import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { type LatestTransfer, latestTransferKey } from './get-latest-unread-transfer.ts';

/** Marks one transfer read by its id, or those sent before a moment; the dot goes at once (seed 000 §4). */
export const useMarkTransferRead = () => {
  const queries = useQueryClient();
  const key = latestTransferKey(useSession((state) => state.customerId));
  return useMutation({
    mutationFn: (which: RequestOf<'markTransferRead'>) => callGateway('markTransferRead', which),
    onMutate: ({ id }) =>
      queries.setQueryData<LatestTransfer>(key, (latest) =>
        latest && (id === undefined || latest.id === id) ? { ...latest, id: null, resourceResult: null } : latest,
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
};
