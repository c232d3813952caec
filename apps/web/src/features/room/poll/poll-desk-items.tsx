import { formatTime } from '@osteon/domain';
import { type ReactNode, useId, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { trash } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './poll-desk.module.css';
import { getPercent, PollResult, remainingText } from './poll-result.tsx';
import { PublishForm } from './publish-form.tsx';
import type { LivePoll } from './use-live-polls.ts';
import { useMovePoll } from './use-move-poll.ts';

interface ItemProps {
  activityId: string;
  poll: LivePoll;
}

/** The frame of a poll: its state above its question. */
function Item({ text, meta, children }: { text: string; meta: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <article className={styles.item} aria-labelledby={titleId}>
      <p className={`num ${styles.meta}`}>{meta}</p>
      <h3 id={titleId}>{text}</h3>
      {children}
    </article>
  );
}

/** The open poll with its votes so far, which is closed with or without the lecturer's choice (rules/room-poll#states). */
export function OpenPoll({ activityId, poll, now, onlineNum }: ItemProps & { now: number; onlineNum: number }) {
  const { move, isMoving } = useMovePoll(activityId, poll.pollId);
  const [isPublishing, setPublishing] = useState(false);
  const { text, endsAt, voteNum } = poll;
  const meta = (
    <>
      <b>{m['live.poll.open']()}</b>
      {endsAt !== null && <span>{remainingText(endsAt - now)}</span>}
      <span>{m['live.poll.votesOnline']({ count: voteNum, online: onlineNum })}</span>
    </>
  );
  return (
    <Item text={text} meta={meta}>
      <PollResult poll={poll} hasLetters={false} />
      {isPublishing ? (
        <PublishForm
          poll={poll}
          label={m['live.poll.closeAndPublish']()}
          busy={isMoving}
          onPublish={(choice) => move({ act: 'publish', ...choice })}
          onCancel={() => setPublishing(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button kind="primary" size="sm" onClick={() => setPublishing(true)}>
            {m['live.poll.closeAndPublish']()}
          </Button>
          {endsAt !== null && (
            <Button size="sm" busy={isMoving} onClick={() => move({ act: 'extend', reason: '' })}>
              {m['live.poll.extend']()}
            </Button>
          )}
          <Button size="sm" busy={isMoving} onClick={() => move({ act: 'close', reason: '' })}>
            {m['live.poll.closeOnly']()}
          </Button>
        </div>
      )}
    </Item>
  );
}

interface DraftPollProps extends ItemProps {
  /** False while another poll is open. */
  mayOpen: boolean;
  onEdit: () => void;
}

/** A draft, which is opened, edited or deleted (rules/room-poll#polls). */
export function DraftPoll({ activityId, poll, mayOpen, onEdit }: DraftPollProps) {
  const { move, isMoving } = useMovePoll(activityId, poll.pollId);
  const { text, options, seconds, showsResult } = poll;
  const noteId = useId();
  const remove = async () => {
    const isConfirmed = await confirm({
      title: m['live.poll.deleteTitle'](),
      text: m['live.poll.deleteText']({ text }),
      confirmLabel: m['live.poll.deleteConfirm'](),
      cancelLabel: m['common.cancel'](),
      destructive: true,
    });
    if (isConfirmed) move({ act: 'delete', reason: '' });
  };
  return (
    <Item text={text} meta={m['live.poll.draft']()}>
      <p className={`num ${styles.rules}`}>
        <span>{m['live.poll.options']({ count: options.length })}</span>
        <span>{m['live.poll.oneVote']()}</span>
        <span>{seconds === null ? m['live.poll.noLimit']() : m['live.poll.limit']({ seconds })}</span>
        <span>{showsResult === 'while' ? m['live.poll.anonymousWhile']() : m['live.poll.anonymousAfter']()}</span>
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          busy={isMoving}
          disabled={!mayOpen}
          aria-describedby={mayOpen ? undefined : noteId}
          onClick={() => move({ act: 'open', reason: '' })}
        >
          {m['live.poll.start']()}
        </Button>
        <Button size="sm" onClick={onEdit}>
          {m['live.poll.edit']()}
        </Button>
        <button type="button" className={styles.remove} onClick={() => void remove()}>
          <Icon of={trash} size={16} />
          {m['live.poll.delete']()}
        </button>
      </div>
      {!mayOpen && (
        <p id={noteId} className={styles.meta}>
          {m['live.poll.oneOpen']()}
        </p>
      )}
    </Item>
  );
}

/** A closed poll in one line, with the lecturer's choice, which can be published later (rules/room-poll#results). */
export function ClosedPoll({ activityId, poll }: ItemProps) {
  const { move, isMoving } = useMovePoll(activityId, poll.pollId);
  const [isPublishing, setPublishing] = useState(false);
  const { text, options, endsAt, voteNum, result, chosen, reason } = poll;
  const meta = (
    <>
      <span>{m['live.poll.closed']()}</span>
      {endsAt !== null && <span>{formatTime(endsAt)}</span>}
    </>
  );
  return (
    <Item text={text} meta={meta}>
      <ul className={`num ${styles.rules}`}>
        <li>{m['live.poll.votes']({ count: voteNum })}</li>
        {options.map((option, index) => (
          <li key={index}>
            {option}
            {result && m['live.poll.percent']({ percent: getPercent(result, index) })}
            {chosen === index && <b>{m['live.poll.chosen']()}</b>}
          </li>
        ))}
      </ul>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      {isPublishing && chosen === null && (
        <PublishForm
          poll={poll}
          label={m['live.poll.publish']()}
          busy={isMoving}
          onPublish={(choice) => move({ act: 'publish', ...choice })}
          onCancel={() => setPublishing(false)}
        />
      )}
      {!isPublishing && chosen === null && (
        <div className={styles.actions}>
          <Button size="sm" onClick={() => setPublishing(true)}>
            {m['live.poll.publish']()}
          </Button>
        </div>
      )}
    </Item>
  );
}
