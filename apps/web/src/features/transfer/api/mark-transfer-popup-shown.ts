import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Records that the pop-up of a transfer was shown, so that no other tab or day shows it again (rules/transfer#pop-up).
 */
export const useMarkTransferPopupShown = () =>
  useMutation({ mutationFn: (id: string) => callGateway('markTransferPopupShown', { id }) });
