import { SPECIALTY_LIST_MAX, SPECIALTY_PROPERTY_TYPE } from '@osteon/domain';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** Specialties of doctors (role 6), in their own order; as many as there can be. */
const PAYLOAD = {
  propertyTypeId: SPECIALTY_PROPERTY_TYPE,
  sort: 'order',
  customerRole: 6,
  pageSize: SPECIALTY_LIST_MAX,
} as const;

/** The specialties, in their order. */
export const getAuthMajorQuery = () =>
  queryOptions({ ...gatewayQuery('getAuthMajor', PAYLOAD), staleTime: Number.POSITIVE_INFINITY });

/** The specialties to choose from in a profile. */
export const useGetAuthMajor = () => useSuspenseQuery(getAuthMajorQuery()).data.list;
