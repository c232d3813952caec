import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A surgery or disease tag. */
const getTagQuery = (id: string) => gatewayQuery('getTag', { id });

/** The tag, for its page. */
export const useGetTag = (id: string) => useSuspenseQuery(getTagQuery(id)).data;
