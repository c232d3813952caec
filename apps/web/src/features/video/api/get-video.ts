import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** A video's page as the gateway gives it. */
export type Video = ResponseOf<'getVideo'>;

/** The page of a video. */
export const useVideo = (id: string): Video =>
  useSuspenseQuery({ queryKey: ['getVideo', id], queryFn: () => callGateway('getVideo', { id }) }).data;
