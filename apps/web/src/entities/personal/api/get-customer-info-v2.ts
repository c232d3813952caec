import type { ResponseOf } from '@osteon/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The caller's own account, with its number and e-mail in full. */
export type CustomerInfo = ResponseOf<'getCustomerInfoV2'>;

/** The caller's own account. */
export const useGetCustomerInfoV2 = (): CustomerInfo =>
  useSuspenseQuery(gatewayQuery('getCustomerInfoV2', {}, useCustomerId())).data;
