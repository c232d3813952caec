import type { RequestOf, ResponseOf } from '@osteon/contract';
import { isOnAir, LiveStatus } from '@osteon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getLiveHealthQuery } from '../../../../entities/room/api/get-live-health.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { confirm } from '../../../../ui/confirm/confirm.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { pause, play } from '../../../../ui/icon/icons.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { moveLiveStatus } from '../../api/move-live-status.ts';
import styles from './stream-controls.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Move = RequestOf<'moveLiveStatus'>['event'];

interface StreamControlsProps {
  live: Pick<Live, 'activityId' | 'status'>;
  /** Number of viewers, for the confirmation of the end; 0 if it is unknown. */
  onlineNum: number;
}

/**
 * The buttons of an assistant that start, pause, resume and end an event: start and end are confirmed, a pause is at
 * once (rules/live#pause-by-hand).
 */
export function StreamControls({ live: { activityId, status }, onlineNum }: StreamControlsProps) {
  const queries = useQueryClient();
  const { data } = useQuery(getLiveHealthQuery(activityId, useCustomerId()));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (event: Move) => moveLiveStatus({ activityId, event }),
    onError: (error) => toast.error(errorText(error).text),
    onSettled: () => Promise.all([refetch(queries, 'getActivityDetail'), refetch(queries, 'getLiveHealth')]),
  });
  const isBusy = (...moves: readonly Move[]) => isPending && moves.includes(variables);
  if (status === LiveStatus.advertise)
    return (
      <p className={styles.controls}>
        <Button
          size="sm"
          busy={isBusy('start')}
          onClick={() => void confirmStart().then((isConfirmed) => isConfirmed && mutate('start'))}
        >
          {m['live.manager.start']()}
        </Button>
      </p>
    );
  if (!isOnAir(status)) return null;
  // The pause of an encoder that has left can be turned into one by hand.
  const isPaused = status === LiveStatus.pause && data?.isPausedByHand === true;
  return (
    <p className={styles.controls}>
      <Button size="sm" busy={isBusy('pause', 'resume')} onClick={() => mutate(isPaused ? 'resume' : 'pause')}>
        <Icon of={isPaused ? play : pause} size={16} />
        {isPaused ? m['live.manager.resume']() : m['live.manager.pause']()}
      </Button>
      <Button
        size="sm"
        className={styles.end}
        busy={isBusy('end')}
        onClick={() => void confirmEnd(onlineNum).then((isConfirmed) => isConfirmed && mutate('end'))}
      >
        {m['live.manager.end']()}
      </Button>
    </p>
  );
}

const confirmStart = () =>
  confirm({
    title: m['live.manager.start'](),
    text: m['live.manager.startTip'](),
    confirmLabel: m['live.manager.start'](),
    cancelLabel: m['common.cancel'](),
  });

const confirmEnd = (onlineNum: number) =>
  confirm({
    title: m['live.manager.end'](),
    text: onlineNum > 0 ? m['live.manager.endTip']({ count: onlineNum }) : m['live.manager.endTipEmpty'](),
    confirmLabel: m['live.manager.end'](),
    cancelLabel: m['common.cancel'](),
    destructive: true,
  });
