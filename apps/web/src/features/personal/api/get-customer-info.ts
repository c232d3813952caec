import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** The caller's own account. */
export type CustomerInfo = ResponseOf<'getCustomerInfoV2'>;

const customerInfoQuery = (customerId: string) =>
  queryOptions({ queryKey: ['getCustomerInfoV2', customerId], queryFn: () => callGateway('getCustomerInfoV2', {}) });

/** The caller's own account (seed 000 §7, customer info V2). */
export const useCustomerInfo = (): CustomerInfo =>
  useSuspenseQuery(customerInfoQuery(useSession((state) => state.customerId))).data;
