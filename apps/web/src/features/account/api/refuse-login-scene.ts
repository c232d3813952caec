import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Refuses a login; `mismatch`: the desktop showed another number. */
export const useRefuseLoginScene = () =>
  useMutation({
    mutationFn: (answer: { scene: string; mismatch: boolean }) => callGateway('refuseLoginScene', answer),
  });
