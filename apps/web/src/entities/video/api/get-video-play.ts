import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { takeFirstVideoPlay } from '../first-video-play.ts';

/** The response that the player needs to play a video. */
export type VideoPlay = ResponseOf<'getVideoPlay'>;

/** A video, and the lesson that it is watched in. */
export interface PlayedVideo {
  readonly id: string;
  readonly lessonId?: string | undefined;
}

/**
 * The signed playlist and the last position. Fetched at each visit, as both expire, and never refetched meanwhile, as a
 * new playlist restarts the player; after a login the app invalidates it.
 */
export const useGetVideoPlay = (played: PlayedVideo) =>
  useQuery({
    ...gatewayQuery('getVideoPlay', played),
    queryFn: () => takeFirstVideoPlay(played) ?? callGateway('getVideoPlay', played),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });

/** The same with links that are valid for longer, bypassing the query, as a changed response restarts the player. */
export const refetchGetVideoPlay = (played: PlayedVideo): Promise<VideoPlay> => callGateway('getVideoPlay', played);
