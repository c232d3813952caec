import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useRefetchProfile } from '../use-refetch-profile.ts';

/** Removes the portrait. */
export function useDeletePortrait() {
  const refetchProfile = useRefetchProfile();
  return useMutation({ mutationFn: () => callGateway('deletePortrait', {}), onSuccess: refetchProfile });
}
