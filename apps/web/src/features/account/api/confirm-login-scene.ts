import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Logs the browser of a scene in (spec-decision 6). */
export const useConfirmLoginScene = () =>
  useMutation({ mutationFn: (scene: string) => callGateway('confirmLoginScene', { scene }) });
