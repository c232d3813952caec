import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Surgery and disease tags, of one specialty or all. */
export const useListTags = (specialtyId?: string) =>
  useSuspenseQuery(gatewayQuery('listTags', { specialtyId })).data.list;
