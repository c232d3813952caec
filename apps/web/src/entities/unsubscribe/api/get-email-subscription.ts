import type { RequestOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The fields of the link in a mail: an address and its signature. */
export type SignedAddress = Pick<RequestOf<'getEmailSubscription'>, 'email' | 'sign'>;

/** Reads whether an address still gets mail; the page applies later changes by itself. */
export const useGetEmailSubscription = (address: SignedAddress) =>
  useQuery({ ...gatewayQuery('getEmailSubscription', address), staleTime: Number.POSITIVE_INFINITY });
