import type { ResponseOf } from '@osteon/contract';
import { formatTime, type HeldDecision, type HeldReason } from '@osteon/domain';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listHeldMessagesQuery } from '../../../../entities/room/api/list-held-messages.ts';
import { openDialog } from '../../../../lib/dialogs.ts';
import { refetch } from '../../../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { errorText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { chevronRight } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { volumeOff } from '../../../../ui/icon/player-icons.ts';
import { LoadMore } from '../../../../ui/list-end/load-more.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { ErrorState } from '../../../../ui/state/error-state.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { decideHeldMessage } from '../../api/decide-held-message.ts';
import { ChatLinesSkeleton } from '../../details/room-skeletons.tsx';
import { getSenderName } from '../../message/sender-texts.ts';
import styles from './held-messages.module.css';

type HeldMessage = ResponseOf<'listHeldMessages'>['list'][number];

/** The held messages that are above the log. */
const FIRST_HELD = 2;

interface HeldMessagesProps {
  activityId: string;
  /** Opens all of them; the first ones are shown where it is given. */
  onAll?: () => void;
}

/** The messages that wait for the decision of an assistant, the first one first (rules/room-moderation#held-messages). */
export function HeldMessages({ activityId, onAll }: HeldMessagesProps) {
  const pages = useInfiniteQuery(listHeldMessagesQuery(activityId, false, useCustomerId()));
  const list = useRef<HTMLUListElement>(null);
  const held = pages.data?.pages.flatMap(({ list: messages }) => messages) ?? [];
  if (pages.isPending) return onAll ? null : <ChatLinesSkeleton />;
  if (pages.isError && held.length === 0)
    return <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />;
  if (held.length === 0) return onAll ? null : <Empty text={m['live.manager.heldEmpty']()} />;
  return (
    <section className={styles.held} aria-label={m['live.manager.held']()}>
      <h3 className={styles.heading}>
        {m['live.manager.held']()}
        <span className="num" role="status">
          {held.length}
          {pages.hasNextPage && '+'}
        </span>
        {onAll && held.length > FIRST_HELD && (
          <button type="button" onClick={onAll}>
            {m['live.manager.all']()}
            <Icon of={chevronRight} size={16} />
          </button>
        )}
      </h3>
      {/* The focus goes to the list when the message that had it is removed. */}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {held.slice(0, onAll ? FIRST_HELD : undefined).map((message) => (
          <HeldRow
            key={message.msgId}
            activityId={activityId}
            message={message}
            onDecided={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {!onAll && pages.hasNextPage && <LoadMore pages={pages} />}
    </section>
  );
}

const REASONS: Readonly<Record<HeldReason, () => string>> = {
  patientData: m['live.manager.patientData'],
  words: m['live.manager.watchedWords'],
  review: m['live.manager.review'],
};

interface HeldRowProps {
  activityId: string;
  message: HeldMessage;
  onDecided: () => void;
}

/** A held message with its reason, its marked parts and the possible decisions. */
function HeldRow({ activityId, message, onDecided }: HeldRowProps) {
  const { msgId, userId, hospital, reason, msg, heldAt } = message;
  const name = getSenderName(message.name);
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (decision: HeldDecision) => decideHeldMessage({ activityId, msgId, decision }),
    onSuccess: onDecided,
    onError: (error) => toast.error(errorText(error).text),
    // Also after a refusal: another assistant has decided meanwhile.
    onSettled: () => refetch(queries, 'listHeldMessages'),
  });
  const decide = (decision: HeldDecision) => {
    if (!isPending) mutate(decision);
  };
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>{name}</b>
        <span>{hospital}</span>
        <em>{REASONS[reason]()}</em>
        <time className="num" dateTime={new Date(heldAt).toISOString()}>
          {formatTime(heldAt)}
        </time>
      </p>
      <p className={styles.text}>
        <MarkedText message={message} />
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          aria-label={m['live.manager.releaseOf']({ name })}
          busy={isPending && variables === 'release'}
          onClick={() => decide('release')}
        >
          {m['live.manager.release']()}
        </Button>
        <Button
          size="sm"
          aria-label={m['live.manager.refuseOf']({ name })}
          onClick={() => openDialog('refuseMessage', { activityId, msgId, name, msg })}
        >
          {m['live.manager.refuse']()}
        </Button>
        {reason === 'patientData' && (
          <Button
            size="sm"
            aria-label={m['live.manager.maskOf']({ name })}
            busy={isPending && variables === 'mask'}
            onClick={() => decide('mask')}
          >
            {m['live.manager.mask']()}
          </Button>
        )}
        {userId !== '' && (
          <button
            type="button"
            aria-label={m['live.manager.muteOf']({ name })}
            onClick={() => openDialog('mutePerson', { activityId, userId, name, count: null })}
          >
            <Icon of={volumeOff} size={16} />
            {m['live.manager.mute']()}
          </button>
        )}
      </div>
    </li>
  );
}

/** The text of a held message with the parts marked because of which it is held. */
function MarkedText({ message: { msg, marks } }: { message: HeldMessage }) {
  const starts = [...marks.map(({ start }) => start), msg.length];
  return starts.map((start, index) => (
    <span key={start}>
      {msg.slice(marks[index - 1]?.end ?? 0, start)}
      {marks[index] && <mark>{msg.slice(start, marks[index].end)}</mark>}
    </span>
  ));
}
