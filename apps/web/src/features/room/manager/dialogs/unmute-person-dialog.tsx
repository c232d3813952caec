import { SpeakState } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dialogs } from '../../../../lib/dialogs.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { m } from '../../../../texts/index.ts';
import { updateSpeakState } from '../../api/update-speak-state.ts';
import { ManagerDialog } from './manager-dialog.tsx';

/** Lifts the mute of a person in an event (rules/room-moderation#mutes). */
export function Component({
  activityId,
  userId,
  name,
  onClose,
}: Dialogs['unmutePerson'] & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateSpeakState({ activityId, userId, speakState: SpeakState.free }),
    onSuccess: onClose,
    onSettled: () => void refetch(queries, 'getUserList'),
  });
  return (
    <ManagerDialog
      title={m['live.manager.unmute']()}
      action={m['live.manager.unmute']()}
      isPending={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      <p>{m['live.manager.unmuteTip']({ name })}</p>
    </ManagerDialog>
  );
}
