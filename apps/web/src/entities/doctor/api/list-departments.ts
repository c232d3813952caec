import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Department teams, of one specialty or all. */
export const useListDepartments = (specialtyId?: string) =>
  useSuspenseQuery(gatewayQuery('listDepartments', { specialtyId })).data.list;
