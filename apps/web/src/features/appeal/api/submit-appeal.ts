import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { appealQuery } from './get-appeal.ts';

/** Sends an appeal; from then on it is what the dialog shows. */
export function useSubmitAppeal(customerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: { reason: string; imageIds: string[] }) => callGateway('submitAppeal', sent),
    onSuccess: ({ appeal }) => queryClient.setQueryData(appealQuery(customerId).queryKey, appeal),
  });
}
