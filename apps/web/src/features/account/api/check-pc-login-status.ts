import { QR_POLL_MS } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Asks every second whether the phone has confirmed a scene, while `enabled`; a lost answer is asked for again. */
export const useQrStatus = (scene: string, { enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['checkPcLoginStatus', scene],
    queryFn: () => callGateway('checkPcLoginStatus', { loginScene: scene }),
    enabled,
    refetchInterval: QR_POLL_MS,
    gcTime: 0,
  });
