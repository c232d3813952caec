import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What the player needs to play a video. */
export type VideoPlay = ResponseOf<'getVideoPlay'>;

/**
 * The signed playlist and the last position. Fetched at each visit, as both expire, and never refetched meanwhile, as a
 * new playlist restarts the player; after a login the app invalidates it.
 */
export const useGetVideoPlay = (id: string) =>
  useQuery({
    ...gatewayQuery('getVideoPlay', { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });

/** The same with links that are valid for longer, past the query, as a changed answer restarts the player. */
export const refetchGetVideoPlay = (id: string): Promise<VideoPlay> => callGateway('getVideoPlay', { id });
