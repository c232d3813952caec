import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** A video's page as the gateway gives it. */
export type Video = ResponseOf<'getVideo'>;

export const videoQuery = (id: string) =>
  queryOptions({ queryKey: ['getVideo', id], queryFn: () => callGateway('getVideo', { id }) });

/** The page of a video. */
export const useVideo = (id: string) => useQuery(videoQuery(id));
