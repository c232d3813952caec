import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { refetch } from '../../../lib/gateway/refetch.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

type Preferences = ResponseOf<'listMessagePreferences'>;

const SAVING = ['saveMessagePreferences'] as const;

const usePreferencesKey = () => ['listMessagePreferences', useSession((state) => state.customerId)];

/** Of which kinds of messages the customer is reminded, and when not. */
export function useMessagePreferences() {
  const queryKey = usePreferencesKey();
  return useSuspenseQuery({ queryKey, queryFn: () => callGateway('listMessagePreferences', {}) }).data;
}

/** Has the preferences and the count in the header be read anew. */
export function useRefreshReminders() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([refetch(queries, 'listMessagePreferences'), refetch(queries, 'getMessageCount')]);
  };
}

/** Saves a change of them, one after the other; it shows at once, and a failed one goes back. */
function useSaving<Change, Answer>(
  save: (change: Change) => Promise<Answer>,
  apply: (before: Preferences, change: Change) => Preferences,
) {
  const key = usePreferencesKey();
  const queries = useQueryClient();
  const refresh = useRefreshReminders();
  return useMutation({
    mutationKey: SAVING,
    scope: { id: SAVING[0] },
    mutationFn: save,
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Preferences>(key, (before) => before && apply(before, change));
    },
    onError: () => toast.error(m['language.saveFailed']()),
    // What is read before the last change is saved would show it as it was.
    onSettled: () => (queries.isMutating({ mutationKey: SAVING }) === 1 ? refresh() : undefined),
  }).mutate;
}

/** Sets whether a kind of messages reminds. */
export const useSaveMessagePreference = () =>
  useSaving(
    (wanted: RequestOf<'saveMessagePreference'>) => callGateway('saveMessagePreference', wanted),
    (before, wanted) => ({ ...before, list: before.list.map((each) => (each.scene === wanted.scene ? wanted : each)) }),
  );

/** Sets the daily hours without reminders. */
export const useSaveQuietHours = () =>
  useSaving(
    (change: RequestOf<'saveQuietHours'>) => callGateway('saveQuietHours', change),
    (before, change) => ({ ...before, quietHours: { ...before.quietHours, ...change } }),
  );

/** Lets reminders rest for a while; with null they come back. Only the gateway knows when a pause ends. */
export const usePauseReminders = () =>
  useSaving(
    (pause: RequestOf<'pauseReminders'>['pause']) => callGateway('pauseReminders', { pause }),
    (before, pause) => (pause === null ? { ...before, pausedUntil: null } : before),
  );
