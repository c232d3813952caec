import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { APPEAL_KEY } from './get-appeal.ts';

/** Sends an appeal; from then on it is what the dialog shows. */
export function useSubmitAppeal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: { reason: string; imageIds: string[] }) => callGateway('submitAppeal', sent),
    onSuccess: ({ appeal }) => queryClient.setQueryData(APPEAL_KEY, appeal),
  });
}
