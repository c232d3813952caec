import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Ends the login that this phone has confirmed. */
export const useWithdrawLoginScene = () =>
  useMutation({ mutationFn: (scene: string) => callGateway('withdrawLoginScene', { scene }) });
