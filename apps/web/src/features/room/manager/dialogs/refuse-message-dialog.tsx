import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dialogs } from '../../../../lib/dialogs.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { m } from '../../../../texts/index.ts';
import { decideHeldMessage } from '../../api/decide-held-message.ts';
import { ManagerDialog, Subject } from './manager-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** Refuses a held message, with a reason for its sender if one is given (rules/room-moderation#held-messages). */
export function Component({
  activityId,
  msgId,
  name,
  msg,
  onClose,
}: Dialogs['refuseMessage'] & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => decideHeldMessage({ activityId, msgId, decision: 'refuse', reason }),
    onSuccess: onClose,
    // Another assistant may have decided meanwhile.
    onSettled: () => void refetch(queries, 'listHeldMessages'),
  });
  return (
    <ManagerDialog
      title={m['live.manager.refuse']()}
      action={m['live.manager.refuse']()}
      isPending={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Subject of={name}>{msg}</Subject>
      <p>{m['live.manager.refuseTip']()}</p>
      <ReasonField reason={reason} onChange={setReason} />
    </ManagerDialog>
  );
}
