import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { readCookie } from '../../../lib/cookies.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** What a scanned code asks the phone to confirm. */
export type LoginScene = ResponseOf<'getLoginScene'>;

/** Whether this browser holds a session of the phone pages, as far as a page can see. */
export const hasPhoneSession = (): boolean => readCookie('phoneToken') !== undefined;

/** Reads a scanned code; kept for no longer than it is shown, as it can be used only once. */
export const useLoginScene = (scene: string, enabled: boolean) =>
  useQuery({
    queryKey: ['getLoginScene', scene],
    enabled,
    queryFn: () => callGateway('getLoginScene', { scene }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
