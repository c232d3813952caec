import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Whether the bound phone is to be confirmed; asked once for each customer and page load (seed 000 §4, Login state). */
export const useMobileBind = (customerId: string, { enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['checkMobileBind', customerId],
    queryFn: () => callGateway('checkMobileBind', {}),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
