import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAppealQuery } from '../../../entities/appeal/api/get-appeal.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Sends an appeal; the dialog then displays it. */
export function useSubmitAppeal(customerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: { reason: string; imageIds: string[] }) => callGateway('submitAppeal', sent),
    onSuccess: ({ appeal }) => queryClient.setQueryData(getAppealQuery(customerId).queryKey, { appeal }),
  });
}
