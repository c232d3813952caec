import { AI_SEARCH_SCENE, STORAGE_KEYS } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useReservedSpace } from '../../../lib/session/use-reserved-space.ts';

function useAuthority() {
  const customerId = useCustomerId();
  const query = useQuery({
    ...gatewayQuery('checkAiSearchAuthority', { sceneUuid: AI_SEARCH_SCENE }, customerId),
    enabled: customerId !== '',
    staleTime: 600_000,
  });
  return { ...query, isVisitor: customerId === '' };
}

/**
 * True if the customer may use the AI search: null while unknown, false after a failure and for a visitor
 * (rules/ai#authority). Its entries are rendered only for true.
 */
export function useCheckAiSearchAuthority(): boolean | null {
  const { data, isError, isVisitor } = useAuthority();
  if (isVisitor || isError) return false;
  return data?.checkResult ?? null;
}

/** True if an entry reserves its space until the response, because its customer had the authority last time. */
export function useCheckAiSearchAuthoritySpace(): boolean {
  const { data } = useAuthority();
  return useReservedSpace(STORAGE_KEYS.aiSearchRoom, data && Number(data.checkResult)) > 0;
}
