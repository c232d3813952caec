import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A video's page. */
export type Video = ResponseOf<'getVideo'>;

/** A video with chapters, steps and related content. */
export const getVideoQuery = (id: string) => gatewayQuery('getVideo', { id });

/** The video, for its page. */
export const useGetVideo = (id: string): Video => useSuspenseQuery(getVideoQuery(id)).data;
