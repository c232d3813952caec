import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Marks one message read by its id, or all of them with null. */
export const useMarkMessageRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => callGateway('markMessageRead', id === null ? {} : { id }),
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['listMessages'] }),
        queries.invalidateQueries({ queryKey: ['getMessageCount'] }),
      ]);
    },
  });
};
