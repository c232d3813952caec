import type { CommentReply } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { useEffect, useState } from 'react';
import type { CommentItem } from '../../../entities/engagement/api/list-comments.ts';
import { decodeMentions, encodeMentions, listNamed } from '../../../entities/engagement/mention/mention-draft.ts';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { useEditComment } from '../api/edit-comment.ts';
import styles from './comment.module.css';
import { CommentActions, DeleteButton, HeldActions } from './comment-actions.tsx';
import { CommentBody, CommentStub } from './comment-body.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentField } from './comment-field.tsx';
import { DecisionNotice, HeldNotice } from './moderation-notice.tsx';
import { useReplyTarget } from './open-composer.ts';

/** A comment or reply with the reader's actions, and the reply field. */
export function CommentEntry({ item, comment }: { item: CommentItem; comment: CommentReply }) {
  const [isEdited, setEdited] = useState(false);
  const editTime = useEditTime(comment);
  const isReplying = useReplyTarget(({ commentId }) => commentId === comment.commentId);
  const isHeld = comment.state === 'held';
  if (comment.state === 'deleted') return <CommentStub comment={comment} />;
  if (comment.state === 'removed') return <RemovedEntry comment={comment} />;
  const replyTo = {
    rootId: comment.rootId ?? comment.commentId,
    commentId: comment.commentId,
    name: authorText(comment.author),
  };
  return (
    <CommentBody
      comment={comment}
      editor={
        isEdited && (
          <CommentEditor comment={comment} timeLeft={isHeld ? null : editTime} onClose={() => setEdited(false)} />
        )
      }
    >
      {isHeld && <HeldNotice comment={comment} />}
      {isHeld && !isEdited && <HeldActions comment={comment} onEdit={() => setEdited(true)} />}
      {!isHeld && !isEdited && <CommentActions comment={comment} editTime={editTime} onEdit={() => setEdited(true)} />}
      {isReplying && <CommentComposer item={item} replyTo={replyTo} />}
    </CommentBody>
  );
}

/** An own comment that the operator removed: its author reads the reason, can appeal and delete it. */
function RemovedEntry({ comment }: { comment: CommentReply }) {
  return (
    <CommentBody comment={comment}>
      {comment.decision && <DecisionNotice title={m['comment.removed.title']()} decision={comment.decision} />}
      <p className={styles.actions}>
        <DeleteButton commentId={comment.commentId} />
      </p>
    </CommentBody>
  );
}

interface CommentEditorProps {
  comment: CommentReply;
  /** As 9:42; null once the time is over. */
  timeLeft: string | null;
  onClose: () => void;
}

/** An own comment while it is edited, with the time that is left for it. */
function CommentEditor({ comment: before, timeLeft, onClose }: CommentEditorProps) {
  const [people, setPeople] = useState(() => listNamed(before.mentions));
  const [text, setText] = useState(() => decodeMentions(before.text, before.mentions, m['content.erasedUser']()));
  const { mutate: save, isPending } = useEditComment(before);
  const submit = () => save(encodeMentions(text, people), { onSuccess: onClose });
  const note = timeLeft !== null && (
    <span className={`${styles.timeLeft} num`}>
      <Icon of={clock} size={14} />
      {m['comment.timeLeft']({ time: timeLeft })}
    </span>
  );
  return (
    <CommentField
      label={m['content.comment.input']()}
      text={text}
      people={people}
      onMention={(person) => setPeople([...people.filter(({ name }) => name !== person.name), person])}
      onChange={setText}
      onSubmit={submit}
      submitLabel={m['comment.save']()}
      note={note}
      onCancel={onClose}
      busy={isPending}
      focused
    />
  );
}

/** Edit deadline of each loaded comment, by this browser's clock in ms. */
const deadlines = new Map<string, number>();

/** Time for which a comment can still be edited, as 9:42; null once it cannot (rules/comment#edits). */
function useEditTime({ commentId, own: { editableMs } }: CommentReply): string | null {
  const [deadline] = useState(() => getDeadline(commentId, editableMs));
  const [now, setNow] = useState(Date.now);
  const left = deadline - now;
  const isOpen = left > 0;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOpen]);
  return isOpen ? formatDuration(Math.ceil(left / 1000)).replace(/^0/, '') : null;
}

/**
 * In ms, 0 for a comment that cannot be edited; the gateway sends the remaining time, so that the browser's clock need
 * not be right.
 */
function getDeadline(commentId: string, editableMs: number): number {
  if (editableMs === 0) return 0;
  const known = deadlines.get(commentId);
  if (known !== undefined) return known;
  const deadline = Date.now() + editableMs;
  deadlines.set(commentId, deadline);
  return deadline;
}
