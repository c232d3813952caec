import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const listQuery = () =>
  queryOptions({ queryKey: ['listOrganizations'], queryFn: () => callGateway('listOrganizations', {}) });

/** The associations. */
export const useOrganizations = () => useSuspenseQuery(listQuery()).data.list;
