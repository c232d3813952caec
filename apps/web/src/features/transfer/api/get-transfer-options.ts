import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { showTitlesIn } from '../../../lib/language/language-preference.ts';

/** Who is logged in on the phone, and what there is to send, by titles in their language; 40100 where nobody is. */
export const useTransferOptions = () => useQuery({ queryKey: ['getTransferOptions'], queryFn: readDesk, gcTime: 0 });

async function readDesk() {
  const desk = await callGateway('getTransferOptions', {});
  showTitlesIn(desk.resourceLanguage);
  return desk;
}
