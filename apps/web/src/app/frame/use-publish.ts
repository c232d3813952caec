import { useMutation } from '@tanstack/react-query';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

/** What the publish button does; while the answer is awaited another press does nothing. */
export function usePublish(): () => void {
  const customerId = useCustomerId();
  const { mutate, isPending } = useMutation({
    // Few press it: its code comes with the first press.
    mutationFn: async () => (await import('./publish.ts')).publish(customerId),
    onError: (error) => {
      const said = error instanceof GatewayError ? error.text : '';
      toast.error(said || m['payment.detailFailed']());
    },
  });
  return () => {
    if (!isPending) mutate();
  };
}
