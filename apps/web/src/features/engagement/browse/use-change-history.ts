import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchListBrowseRecords } from '../../../entities/engagement/api/list-browse-records.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Runs a change of the history and refetches it; a failure is shown as a message, and changes nothing on the page. */
export function useChangeHistory() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (send: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    } finally {
      await refetchListBrowseRecords(queries);
      setBusy(false);
    }
  };
  return { change, isBusy };
}
