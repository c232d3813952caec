import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchListBrowseRecords } from '../../../entities/engagement/api/list-browse-records.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/**
 * Mutation that changes the history by a call and refetches it; a failure is shown as a message, and changes nothing on
 * the page.
 */
export function useChangeHistory<Change>(send: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: (error) => {
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    },
    onSettled: () => refetchListBrowseRecords(queries),
  });
}
