import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { showTitlesIn } from '../../../lib/language/language-preference.ts';

/** Who is logged in on the phone, and what there is to send, with titles in their language; 40100 where nobody is. */
export const useGetTransferOptions = () =>
  useQuery({ ...gatewayQuery('getTransferOptions', {}), queryFn: fetchOptions, gcTime: 0 });

async function fetchOptions() {
  const options = await callGateway('getTransferOptions', {});
  showTitlesIn(options.resourceLanguage);
  return options;
}
