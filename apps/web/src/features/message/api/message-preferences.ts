import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

type Preferences = ResponseOf<'listMessagePreferences'>;

/** Of which kinds of messages the customer is reminded, and the way to change it; a failed change goes back. */
export function useMessagePreferences() {
  const key = ['listMessagePreferences', useSession((state) => state.customerId)];
  const queries = useQueryClient();
  const { data } = useSuspenseQuery({ queryKey: key, queryFn: () => callGateway('listMessagePreferences', {}) });
  const saving = useMutation({
    mutationFn: (wanted: RequestOf<'saveMessagePreference'>) => callGateway('saveMessagePreference', wanted),
    onMutate: ({ scene, reminds }) =>
      queries.setQueryData<Preferences>(
        key,
        (before) => before && { list: before.list.map((each) => (each.scene === scene ? { scene, reminds } : each)) },
      ),
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['getMessageCount'] }),
      ]);
    },
  });
  return { preferences: data.list, save: saving.mutate };
}
