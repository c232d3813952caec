import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, type ButtonVariant } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { startLiveAgendaItem } from '../api/start-live-agenda-item.ts';

interface StartNextProps extends Pick<ButtonVariant, 'wide'> {
  activityId: string;
  /** The item that comes next. */
  itemId: string;
  'aria-describedby'?: string;
}

/** The button that starts the next item, for an assistant of a running event (rules/live-agenda#running-item). */
export function StartNext({ activityId, itemId, ...rest }: StartNextProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => startLiveAgendaItem({ activityId, itemId }),
    onSuccess: () => refetch(queries, 'getActivityDetail'),
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
  });
  return (
    <Button kind="secondary" size="sm" busy={isPending} onClick={() => mutate()} {...rest}>
      {m['live.agenda.startNext']()}
    </Button>
  );
}
