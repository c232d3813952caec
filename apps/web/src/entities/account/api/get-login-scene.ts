import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The login that the phone confirms for a scanned code. */
export type LoginScene = ResponseOf<'getLoginScene'>;

/** Reads a scanned code; never cached beyond its page, as it can be used only once. */
export const useGetLoginScene = (scene: string, enabled: boolean) =>
  useQuery({ ...gatewayQuery('getLoginScene', { scene }), enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
