import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** What a reader has booked of events that are not over, and what the gateway's clock is ahead of the browser's, in ms. */
export interface LiveBookings {
  readonly list: ResponseOf<'listLiveBookings'>['list'];
  readonly ahead: number;
}

/** None for a visitor, until they are loaded, and after a failure. */
export function useListLiveBookings(): LiveBookings {
  const customerId = useCustomerId();
  const query = gatewayQuery('listLiveBookings', {}, customerId);
  const { data, dataUpdatedAt } = useQuery({ ...query, enabled: customerId !== '' });
  return data ? { list: data.list, ahead: data.systemTime - dataUpdatedAt } : { list: [], ahead: 0 };
}
