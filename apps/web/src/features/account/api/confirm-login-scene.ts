import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Logs the browser of a scene in (rules/login#phone-page). */
export const useConfirmLoginScene = () =>
  useMutation({ mutationFn: (scene: string) => callGateway('confirmLoginScene', { scene }) });
