import type { RequestOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** What the link in a mail carries: an address and its signature. */
export type SignedAddress = Pick<RequestOf<'getEmailSubscription'>, 'email' | 'sign'>;

/** Whether an address still gets mail. */
export const useEmailSubscription = (address: SignedAddress) =>
  useQuery({
    queryKey: ['getEmailSubscription', address],
    queryFn: () => callGateway('getEmailSubscription', address),
    // What the page did since is what it shows.
    staleTime: Number.POSITIVE_INFINITY,
  });
