import { queryOptions, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The profile and membership of a customer; disabled for a visitor. */
export const getDoctorInfoQuery = (customerId: string) =>
  queryOptions({ ...gatewayQuery('getDoctorInfo', {}, customerId), enabled: customerId !== '' });

/** The logged-in customer's. */
export const useGetDoctorInfo = () => useQuery(getDoctorInfoQuery(useCustomerId()));
