import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** An appeal as its owner is shown it. */
export type Appeal = ResponseOf<'submitAppeal'>['appeal'];

export const APPEAL_KEY = ['getAppeal'];

/** How often an appeal that waits is looked at, in ms. */
const LOOK_MS = 15_000;

/** The newest appeal against the caller's lock; null where there is none. */
export const fetchAppeal = async (): Promise<Appeal | null> => (await callGateway('getAppeal', {})).appeal;

/** The same, looked at again and again while it is open. */
export const useAppeal = () =>
  useQuery({
    queryKey: APPEAL_KEY,
    queryFn: fetchAppeal,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? LOOK_MS : false),
  });
