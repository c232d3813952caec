import { SpeakState } from '@osteon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getUserListQuery } from '../../../../entities/room/api/get-user-list.ts';
import type { Dialogs } from '../../../../lib/dialogs.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { m } from '../../../../texts/index.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { updateSpeakState } from '../../api/update-speak-state.ts';
import styles from './manager-dialog.module.css';
import { ManagerDialog } from './manager-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

const KINDS = [
  { value: SpeakState.muted, label: m['live.manager.mute'], note: m['live.manager.muteLiftable'] },
  { value: SpeakState.banned, label: m['live.manager.ban'], note: m['live.manager.banTip'] },
] as const;

/** Mutes a person in an event, or bans it until the end (rules/room-moderation#mutes). */
export function Component({
  activityId,
  userId,
  name,
  count,
  onClose,
}: Dialogs['mutePerson'] & { readonly onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const [speakState, setSpeakState] = useState<SpeakState>(SpeakState.muted);
  const [withMessages, setWithMessages] = useState(false);
  const [reason, setReason] = useState('');
  const messageNum = useMessageNum({ activityId, userId, name, count });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateSpeakState({ activityId, userId, speakState, withMessages, reason }),
    onSuccess: onClose,
    onSettled: () => void refetch(queries, 'getUserList'),
  });
  return (
    <ManagerDialog
      title={m['live.manager.muteOf']({ name })}
      action={speakState === SpeakState.banned ? m['live.manager.ban']() : m['live.manager.mute']()}
      isDestructive
      isPending={isPending}
      error={error}
      onConfirm={mutate}
      onClose={onClose}
    >
      <p>{m['live.manager.muteTip']({ name })}</p>
      <div role="radiogroup" aria-label={m['live.manager.muteKind']()} className={styles.kinds}>
        {KINDS.map(({ value, label, note }) => (
          <label key={value} className={styles.kind}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={value === speakState}
              aria-describedby={`${id}-${value}`}
              aria-label={label()}
              onChange={() => setSpeakState(value)}
            />
            <span>
              {label()}
              <small id={`${id}-${value}`}>{note()}</small>
            </span>
          </label>
        ))}
      </div>
      {messageNum !== 0 && (
        <Checkbox checked={withMessages} onChange={({ currentTarget }) => setWithMessages(currentTarget.checked)}>
          {messageNum === null
            ? m['live.manager.withAllMessages']()
            : m['live.manager.withMessages']({ count: messageNum })}
        </Checkbox>
      )}
      <ReasonField reason={reason} onChange={setReason} />
    </ManagerDialog>
  );
}

/** The page size that finds a person among those of the same name. */
const SAME_NAME_MAX = 50;

/** The number of a person's messages; null while it is unknown, as the list of people has only those who are present. */
function useMessageNum({ activityId, userId, name, count }: Dialogs['mutePerson']): number | null {
  const { data } = useQuery({
    ...getUserListQuery({ activityId, userName: name, pageSize: SAME_NAME_MAX }, useCustomerId()),
    enabled: count === null,
    staleTime: 0,
  });
  return count ?? data?.list.find((user) => user.userId === userId)?.moderation?.messageNum ?? null;
}
