import { useQueryClient } from '@tanstack/react-query';
import { gatewayKey } from '../../lib/gateway/gateway-query.ts';

/** Returns a function that fetches the customer's profile again, for this page and the header. */
export function useRefetchProfile(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: gatewayKey('getCustomerInfoV2') }),
      client.invalidateQueries({ queryKey: gatewayKey('getDoctorInfo') }),
    ]);
}
