import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listMessagePreferencesQuery,
  type MessagePreferences,
} from '../../entities/message/api/list-message-preferences.ts';
import { refetch } from '../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

const SAVING = ['saveMessagePreferences'] as const;

/** Refetches the preferences and the count in the header. */
export function useRefetchPreferences() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([refetch(queries, 'listMessagePreferences'), refetch(queries, 'getMessageCount')]);
  };
}

/** Saves changes of the preferences one after the other: optimistic, rolled back on failure. */
export function useSavePreferences<Change, Answer>(
  save: (change: Change) => Promise<Answer>,
  apply: (before: MessagePreferences, change: Change) => MessagePreferences,
) {
  const { queryKey } = listMessagePreferencesQuery(useCustomerId());
  const queries = useQueryClient();
  const refetchPreferences = useRefetchPreferences();
  return useMutation({
    mutationKey: SAVING,
    scope: { id: SAVING[0] },
    mutationFn: save,
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before) => before && apply(before, change));
    },
    onError: () => toast.error(m['language.saveFailed']()),
    // A response from before the last change is saved would show the state before it.
    onSettled: () => (queries.isMutating({ mutationKey: SAVING }) === 1 ? refetchPreferences() : undefined),
  }).mutate;
}
