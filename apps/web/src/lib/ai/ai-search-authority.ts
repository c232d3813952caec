import { AI_SEARCH_SCENE, STORAGE_KEYS } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../gateway/call-gateway.ts';
import { useSession } from '../session/session-store.ts';
import { useReservedSpace } from '../session/use-reserved-space.ts';

function useAuthorityCheck() {
  const customerId = useSession((state) => state.customerId);
  const check = useQuery({
    queryKey: ['checkAiSearchAuthority', customerId],
    queryFn: () => callGateway('checkAiSearchAuthority', { sceneUuid: AI_SEARCH_SCENE }),
    enabled: customerId !== '',
    staleTime: 600_000,
  });
  return { ...check, isVisitor: customerId === '' };
}

/**
 * Whether the AI search is this customer's to use: null while it is not known, false after a failure and for a visitor
 * (seed 001 §3, aiSearchAuthority). Its entries are there only for true.
 */
export function useAiSearchAuthority(): boolean | null {
  const { data, isError, isVisitor } = useAuthorityCheck();
  if (isVisitor || isError) return false;
  return data?.checkResult ?? null;
}

/** Whether an entry that is not there keeps its room, as its customer had it last time and the answer is missing. */
export function useAiSearchReservedSpace(): boolean {
  const { data } = useAuthorityCheck();
  return useReservedSpace(STORAGE_KEYS.aiSearchRoom, data && Number(data.checkResult)) > 0;
}
