import type { RequestOf, ResponseOf } from '@osteon/contract';
import { DEFAULT_SLOW_SECONDS, SLOW_SECONDS } from '@osteon/domain';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { updateLiveRoom } from '../../api/update-live-room.ts';
import styles from './manager-toolbar.module.css';

/** The rules of the chat of an event. */
export type Room = ResponseOf<'updateLiveRoom'>;

/** The messages that are shown: the log, those that are held, that were reported, or that were deleted. */
export type MessageView = 'all' | 'held' | 'reported' | 'deleted';

interface ManagerToolbarProps {
  activityId: string;
  view: MessageView;
  onViewChange: (view: MessageView) => void;
  /** Null until it is known. */
  room: Room | null;
  onRoomChange: (room: Room) => void;
}

/** The choice of the messages, and the rules of the room for its senders (rules/room-moderation#slow-mode). */
export function ManagerToolbar({ activityId, view, onViewChange, room, onRoomChange }: ManagerToolbarProps) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: Omit<RequestOf<'updateLiveRoom'>, 'activityId'>) => updateLiveRoom({ activityId, ...change }),
    onSuccess: onRoomChange,
    onError: (error) => toast.error(errorText(error).text),
  });
  // The answer to an accepted change is that change.
  const { slowSeconds, isReviewed } = {
    ...(room ?? { slowSeconds: 0, isReviewed: false }),
    ...(isPending && variables),
  };
  const change = (part: Parameters<typeof mutate>[0]) => {
    if (!isPending) mutate(part);
  };
  return (
    <div className={styles.toolbar}>
      <Segmented
        label={m['live.manager.view']()}
        options={[
          { value: 'all', label: m['live.manager.all']() },
          { value: 'held', label: m['live.manager.held']() },
          { value: 'reported', label: m['live.manager.reported']() },
          { value: 'deleted', label: m['live.manager.deleted']() },
        ]}
        value={view}
        onChange={onViewChange}
      />
      <div className={styles.rules}>
        <span className={styles.rule}>
          <span aria-hidden="true">{m['live.manager.slow']()}</span>
          {slowSeconds > 0 && (
            <select
              className="num"
              aria-label={m['live.manager.slowSeconds']()}
              value={slowSeconds}
              onChange={({ currentTarget }) =>
                change({ slowSeconds: SLOW_SECONDS.find((seconds) => seconds === Number(currentTarget.value)) })
              }
            >
              {SLOW_SECONDS.filter((seconds) => seconds > 0).map((seconds) => (
                <option key={seconds} value={seconds}>
                  {m['live.manager.seconds']({ count: seconds })}
                </option>
              ))}
            </select>
          )}
          <Switch
            label={m['live.manager.slow']()}
            checked={slowSeconds > 0}
            disabled={room === null}
            onChange={(isSlow) => change({ slowSeconds: isSlow ? DEFAULT_SLOW_SECONDS : 0 })}
          />
        </span>
        <span className={styles.rule}>
          <span aria-hidden="true">{m['live.manager.review']()}</span>
          <Switch
            label={m['live.manager.review']()}
            checked={isReviewed}
            disabled={room === null}
            onChange={(checked) => change({ isReviewed: checked })}
          />
        </span>
      </div>
    </div>
  );
}
