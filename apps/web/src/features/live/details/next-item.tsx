import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../../lib/gateway/refetch.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { startLiveAgendaItem } from '../api/start-live-agenda-item.ts';
import styles from './next-item.module.css';

interface NextItemProps {
  activityId: string;
  /** The item that comes next. */
  item: { readonly itemId: string; readonly title: string };
}

/** Names the next agenda item and starts it, for an assistant of a running event (rules/live-agenda#running-item). */
export function NextItem({ activityId, item: { itemId, title } }: NextItemProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => startLiveAgendaItem({ activityId, itemId }),
    onSuccess: () => refetch(queries, 'getActivityDetail'),
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
  });
  return (
    <div className={styles.next}>
      <p>{m['live.agenda.next']({ title })}</p>
      <Button kind="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
        {m['live.agenda.startNext']()}
      </Button>
    </div>
  );
}
