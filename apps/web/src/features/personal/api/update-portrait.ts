import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useRefetchProfile } from '../use-refetch-profile.ts';

/** Sets the portrait, given as a data URL. */
export function useUpdatePortrait() {
  const refetchProfile = useRefetchProfile();
  return useMutation({
    mutationFn: (dataUrl: string) => {
      const [head = '', fileContent = ''] = dataUrl.split(',');
      const extName = head.replace(/^data:image\//, '').replace(/;.*$/, '');
      return callGateway('updatePortrait', { extName, fileContent });
    },
    onSuccess: refetchProfile,
  });
}
