import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The right to set a new password. */
export type ResetGrant = Pick<RequestOf<'updatePassword'>, 'apiSign' | 'baseData'>;

/** Sets a new password (rules/recovery#reset-grant). */
export const updatePassword = (grant: ResetGrant, password: string) =>
  callGateway('updatePassword', { ...grant, passwd: password });
