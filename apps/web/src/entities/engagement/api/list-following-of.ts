import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The doctors whom a doctor follows, page by page; those of the customer without one. */
export function useListFollowingOf(doctorId: string | undefined) {
  const payload = doctorId === undefined ? {} : { doctorId };
  return useSuspenseInfiniteQuery({ ...gatewayPagesQuery('listFollowingOf', payload, useCustomerId()), staleTime: 0 });
}
