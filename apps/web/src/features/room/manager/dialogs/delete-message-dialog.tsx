import { SpeakState } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getHistoryMessagesDeletedQuery } from '../../../../entities/room/api/get-history-messages.ts';
import type { Dialogs } from '../../../../lib/dialogs.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { m } from '../../../../texts/index.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { deleteLiveMessage } from '../../api/delete-live-message.ts';
import { updateSpeakState } from '../../api/update-speak-state.ts';
import { ManagerDialog, Subject } from './manager-dialog.tsx';

/** Deletes a message of an event, and mutes its sender as well if chosen (rules/room-moderation#deleted-messages). */
export function Component({
  activityId,
  msgId,
  userId,
  name,
  msg,
  canMute,
  onClose,
}: Dialogs['deleteMessage'] & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const customerId = useCustomerId();
  const [withMute, setWithMute] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // A retry after a failed mute deletes again, which changes nothing.
      await deleteLiveMessage({ msgId });
      if (withMute) await updateSpeakState({ activityId, userId, speakState: SpeakState.muted });
    },
    onSuccess: onClose,
    onSettled: () => {
      void queries.invalidateQueries(getHistoryMessagesDeletedQuery(activityId, customerId));
      if (withMute) void refetch(queries, 'getUserList');
    },
  });
  return (
    <ManagerDialog
      title={m['live.manager.deleteMessage']()}
      action={m['live.manager.deleteMessage']()}
      isDestructive
      isPending={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Subject of={name}>{msg}</Subject>
      <p>{m['live.chat.deleteTip']()}</p>
      {canMute && (
        <Checkbox checked={withMute} onChange={({ currentTarget }) => setWithMute(currentTarget.checked)}>
          {m['live.manager.withMute']({ name })}
        </Checkbox>
      )}
    </ManagerDialog>
  );
}
