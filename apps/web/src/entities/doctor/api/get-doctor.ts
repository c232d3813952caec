import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A doctor with introduction and honours. */
const getDoctorQuery = (id: string) => gatewayQuery('getDoctor', { id });

/** The same for a page. */
export const useGetDoctor = (id: string) => useSuspenseQuery(getDoctorQuery(id)).data;
