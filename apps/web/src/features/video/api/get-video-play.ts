import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** What the player needs of a video. */
export type VideoPlay = ResponseOf<'getVideoPlay'>;

/**
 * The signed playlist and the last position. Asked anew at each visit, as both grow old, and never meanwhile, as a new
 * playlist starts the player anew; after a login the app asks again itself.
 */
export const useVideoPlay = (id: string) =>
  useQuery({
    queryKey: ['getVideoPlay', id],
    queryFn: () => callGateway('getVideoPlay', { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
