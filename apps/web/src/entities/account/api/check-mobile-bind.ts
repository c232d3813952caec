import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/**
 * Reads whether the bound phone must be confirmed; fetched once for each customer and page load
 * (rules/phone-binding#bind-check).
 */
export const useCheckMobileBind = (customerId: string, { enabled }: { enabled: boolean }) =>
  useQuery({ ...gatewayQuery('checkMobileBind', {}, customerId), enabled, staleTime: Number.POSITIVE_INFINITY });
