import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { deleteLiveMessage } from '../api/delete-live-message.ts';

/** Asks whether a message is to be deleted for everybody; `text` says what that means. */
export const confirmDeletion = (text = m['live.chat.deleteTip']()): Promise<boolean> =>
  confirm({
    title: m['live.manager.deleteMessage'](),
    text,
    confirmLabel: m['live.manager.deleteMessage'](),
    cancelLabel: m['common.cancel'](),
    destructive: true,
  });

/**
 * Deletes an own message, or withdraws one that is held (rules/room-moderation#deleted-messages).
 * @param catchUp fetches the entries that the page has not received, the deletion among them
 */
export function useDeleteMessage(catchUp: () => Promise<void>): (msgId: string) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (msgId: string) => deleteLiveMessage({ msgId }),
    onSuccess: () => toast.success(m['live.chat.deleted']()),
    onError: (error) => toast.error(errorText(error).text),
    // After a refusal, too: an assistant may have decided meanwhile.
    onSettled: () => Promise.all([refetch(queries, 'listHeldMessages'), catchUp().catch(() => undefined)]),
  });
  return mutate;
}
