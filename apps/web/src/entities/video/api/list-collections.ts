import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Surgery collections, of one specialty or all. */
export const useListCollections = (specialtyId?: string) =>
  useSuspenseQuery(gatewayQuery('listCollections', { specialtyId })).data.list;
