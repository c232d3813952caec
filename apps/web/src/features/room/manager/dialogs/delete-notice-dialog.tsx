import { formatTime } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Dialogs } from '../../../../lib/dialogs.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { m } from '../../../../texts/index.ts';
import { deleteLiveMeetingNotice } from '../../api/delete-live-meeting-notice.ts';
import { ManagerDialog, Subject } from './manager-dialog.tsx';

/** Deletes a notice of an event (rules/room-chat#notices). */
export function Component({
  activityId,
  meetingNoticeId,
  noticeContent,
  sendTime,
  onClose,
}: Dialogs['deleteNotice'] & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteLiveMeetingNotice({ activityId, meetingNoticeId }),
    onSuccess: onClose,
    onSettled: () => void refetch(queries, 'getLiveMeetingNoticeList'),
  });
  return (
    <ManagerDialog
      title={m['live.notice.delete']()}
      action={m['live.notice.delete']()}
      isDestructive
      isPending={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      <Subject of={formatTime(sendTime)}>{noticeContent}</Subject>
      <p>{m['live.notice.deleteTip']()}</p>
    </ManagerDialog>
  );
}
