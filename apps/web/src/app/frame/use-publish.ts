import { useMutation } from '@tanstack/react-query';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Action of the publish button; ignored while the answer is pending. */
export function usePublish(): () => void {
  const customerId = useCustomerId();
  const { mutate, isPending } = useMutation({
    // Loaded on the first press, as few readers need it.
    mutationFn: async () => (await import('./publish.ts')).publish(customerId),
    onError: (error) => {
      const text = error instanceof GatewayError ? error.text : '';
      toast.error(text || m['payment.detailFailed']());
    },
  });
  return () => {
    if (!isPending) mutate();
  };
}
