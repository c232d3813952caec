import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useRefetchProfile } from '../use-refetch-profile.ts';

/** Saves the biography. */
export function useUpdateBiography() {
  const refetchProfile = useRefetchProfile();
  return useMutation({
    mutationFn: (biography: string) => callGateway('updateBiography', { biography }),
    onSuccess: refetchProfile,
  });
}
