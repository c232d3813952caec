import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Requests the removal of the account, which logs the caller out (rules/cancellation). */
export const useRequestCancellation = () =>
  useMutation({ mutationFn: (bandToken: string) => callGateway('requestCancellation', { bandToken }) });
