import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The user's bookings of events that are not over, and the clock offset in ms: gateway time minus browser time. */
export interface LiveBookings {
  readonly list: ResponseOf<'listLiveBookings'>['list'];
  readonly clockOffset: number;
}

/** Empty for a visitor, until they are loaded, and after a failure. */
export function useListLiveBookings(): LiveBookings {
  const customerId = useCustomerId();
  const query = gatewayQuery('listLiveBookings', {}, customerId);
  const { data, dataUpdatedAt } = useQuery({ ...query, enabled: customerId !== '' });
  return data ? { list: data.list, clockOffset: data.systemTime - dataUpdatedAt } : { list: [], clockOffset: 0 };
}
