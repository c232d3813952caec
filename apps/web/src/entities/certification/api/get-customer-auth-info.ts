import type { ResponseOf } from '@osteon/contract';
import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The caller's certification, its state and its history. */
export type AuthInfo = ResponseOf<'getCustomerAuthInfo'>;

/** The newest certification of the caller. */
export type Certification = NonNullable<AuthInfo['certification']>;

/** The caller's certification (rules/certification#states); the event `certification` refreshes it. */
export const getCustomerAuthInfoQuery = (customerId: string) =>
  queryOptions({ ...gatewayQuery('getCustomerAuthInfo', {}, customerId), enabled: customerId !== '' });
