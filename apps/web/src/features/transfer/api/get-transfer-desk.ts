import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Who is logged in on the phone, and what there is to send; 40100 where nobody is. */
export const useTransferDesk = () =>
  useQuery({ queryKey: ['getTransferDesk'], queryFn: () => callGateway('getTransferDesk', {}), gcTime: 0 });
