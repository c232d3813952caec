import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchListFolders } from '../../../entities/engagement/api/list-folders.ts';
import { refetchEngagementStates } from '../../../entities/engagement/engagement-state-cache.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { removeCollected } from '../api/remove-collected.ts';

/** Removes favourites from a folder, or from all where that is null (rules/favourite#several-at-once). */
export function useRemoveCollected() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const remove = async (resourceIds: readonly string[], folderId: string | null): Promise<void> => {
    setBusy(true);
    try {
      await removeCollected({ resourceIds: [...resourceIds], ...(folderId !== null && { folderId }) });
    } catch (error) {
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    } finally {
      setBusy(false);
      void refetchEngagementStates(queries);
      await refetchListFolders(queries);
    }
  };
  return { remove, isBusy };
}
