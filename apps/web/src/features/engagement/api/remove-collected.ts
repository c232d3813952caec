import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchListFolders } from '../../../entities/engagement/api/list-folders.ts';
import { refetchEngagementStates } from '../../../entities/engagement/engagement-state-cache.ts';
import { callGateway, wasLed } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Removes favourites from a folder, or from all where it names none (rules/favourite#several-at-once). */
export function useRemoveCollected() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: RequestOf<'removeCollected'>) => callGateway('removeCollected', payload),
    onError: (error) => {
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    },
    onSettled: () => {
      void refetchEngagementStates(queries);
      void refetchListFolders(queries);
    },
  });
}
