import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../../lib/session/session-store.ts';

/** The caller's own account, with its number and e-mail in full. */
export type Owner = ResponseOf<'getCustomerInfoV2'>;

const ownerQuery = (customerId: string) =>
  queryOptions({ queryKey: ['getCustomerInfoV2', customerId], queryFn: () => callGateway('getCustomerInfoV2', {}) });

/** The caller's own account. */
export const useOwner = (): Owner => useSuspenseQuery(ownerQuery(useSession((state) => state.customerId))).data;
