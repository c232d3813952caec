import { AI_SEARCH_SCENE } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../gateway/call-gateway.ts';
import { useSession } from '../session/session-store.ts';

/**
 * Whether the AI search is this customer's to use: null while it is not known, false after a failure and for a visitor
 * (seed 001 §3, aiSearchAuthority). Its entries are there only for true.
 */
export function useAiSearchAuthority(): boolean | null {
  const customerId = useSession((state) => state.customerId);
  const { data, isError } = useQuery({
    queryKey: ['checkAiSearchAuthority', customerId],
    queryFn: () => callGateway('checkAiSearchAuthority', { sceneUuid: AI_SEARCH_SCENE }),
    enabled: customerId !== '',
    staleTime: 600_000,
  });
  if (customerId === '' || isError) return false;
  return data?.checkResult ?? null;
}
