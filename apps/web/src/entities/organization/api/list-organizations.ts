import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The associations. */
export const useListOrganizations = () => useSuspenseQuery(gatewayQuery('listOrganizations', {})).data.list;
