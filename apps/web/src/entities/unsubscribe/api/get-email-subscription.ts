import type { RequestOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What the link in a mail carries: an address and its signature. */
export type SignedAddress = Pick<RequestOf<'getEmailSubscription'>, 'email' | 'sign'>;

/** Whether an address still gets mail; later changes are the page's own. */
export const useGetEmailSubscription = (address: SignedAddress) =>
  useQuery({ ...gatewayQuery('getEmailSubscription', address), staleTime: Number.POSITIVE_INFINITY });
