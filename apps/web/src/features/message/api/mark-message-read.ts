import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/gateway/ask-anew.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Marks one message read by its id, or all that were sent before a moment. */
export const useMarkMessageRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: RequestOf<'markMessageRead'>) => callGateway('markMessageRead', which),
    onSettled: async () => {
      await Promise.all([askAnew(queries, 'listMessages'), askAnew(queries, 'getMessageCount')]);
    },
  });
};
