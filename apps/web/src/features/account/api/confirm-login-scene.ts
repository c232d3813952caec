import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Logs the browser of a scene in by the number that it shows (rules/login#match-number). */
export const useConfirmLoginScene = () =>
  useMutation({
    mutationFn: (answer: { scene: string; matchNumber: string }) => callGateway('confirmLoginScene', answer),
  });
