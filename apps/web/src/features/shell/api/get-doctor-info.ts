import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** The profile and membership of a customer; its key holds the customer, so that nobody sees another's (seed 000 §7). */
export const doctorInfoQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['getDoctorInfo', customerId],
    queryFn: () => callGateway('getDoctorInfo', {}),
    enabled: customerId !== '',
  });

/** Who is logged in, for the header; without data for a visitor. */
export const useDoctorInfo = () => useQuery(doctorInfoQuery(useSession((state) => state.customerId)));
