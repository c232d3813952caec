import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Fans of a doctor, page by page; the customer's own fans without one. */
export function useListFans(doctorId: string | undefined) {
  const payload = doctorId === undefined ? {} : { doctorId };
  return useSuspenseInfiniteQuery({ ...gatewayPagesQuery('listFans', payload, useCustomerId()), staleTime: 0 });
}
