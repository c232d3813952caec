import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A customer's newest archive of their data. */
export type DataExport = ResponseOf<'getDataExport'>;

/** Poll interval while it is being prepared, in ms. */
const POLL_MS = 15_000;

export const getDataExportQuery = (customerId: string) => ({
  ...gatewayQuery('getDataExport', {}, customerId),
  staleTime: 0,
});

/** The caller's archive, polled while it is being prepared. */
export const useGetDataExport = (customerId: string): DataExport =>
  useSuspenseQuery({
    ...getDataExportQuery(customerId),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? POLL_MS : false),
  }).data;
