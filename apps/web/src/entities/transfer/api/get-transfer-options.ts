import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { showTitlesIn } from '../../../lib/language/language-preference.ts';

/**
 * The customer of the phone session and the resources to send, with titles in the customer's language; 40100 without a
 * session.
 */
export const useGetTransferOptions = () =>
  useQuery({ ...gatewayQuery('getTransferOptions', {}), queryFn: fetchOptions, gcTime: 0 });

async function fetchOptions() {
  const options = await callGateway('getTransferOptions', {});
  showTitlesIn(options.resourceLanguage);
  return options;
}
