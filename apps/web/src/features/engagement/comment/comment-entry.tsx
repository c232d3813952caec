import type { CommentReply } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import { useState } from 'react';
import type { CommentItem } from '../../../entities/engagement/api/list-comments.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { authorText } from '../../../texts/author-text.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { thumbUp } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CommentMenu } from '../block/comment-menu.tsx';
import styles from './comment.module.css';
import { CommentBody, CommentStub } from './comment-body.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import { DecisionNotice } from './decision-notice.tsx';
import { HeldNotice } from './held/held-notice.tsx';
import { useReplyTarget } from './open-composer.ts';
import { ReportButton } from './report-button.tsx';
import { useDeleteComment } from './use-delete-comment.ts';
import { useEditTime } from './use-edit-time.ts';

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
      {!isHeld && !isEdited && <Actions comment={comment} editTime={editTime} onEdit={() => setEdited(true)} />}
      {isReplying && <CommentComposer item={item} replyTo={replyTo} />}
    </CommentBody>
  );
}

interface ActionsProps {
  comment: CommentReply;
  editTime: string | null;
  onEdit: () => void;
}

function Actions({ comment, editTime, onEdit }: ActionsProps) {
  const { commentId, likeCount, own } = comment;
  const isTap = useThrottle(DEBOUNCE_MS);
  const remove = useDeleteComment(commentId);
  const like = () => {
    if (isTap()) emit('actionRequested', { action: { name: 'likeComment', data: { commentId, on: !own.isLiked } } });
  };
  const answer = () => emit('actionRequested', { action: { name: 'writeComment', data: { commentId } } });
  const name = authorText(comment.author);
  return (
    <p className={styles.actions}>
      <button type="button" aria-label={m['content.comment.like']()} aria-pressed={own.isLiked} onClick={like}>
        <Icon of={thumbUp} size={16} filled={own.isLiked} />
        {likeCount > 0 && <span className="num">{countText(likeCount)}</span>}
      </button>
      <button type="button" aria-label={m['content.comment.replyTo']({ name })} onClick={answer}>
        {m['content.comment.reply']()}
      </button>
      {own.isMine && editTime !== null && (
        <button type="button" onClick={onEdit}>
          {m['comment.edit']()}
          <span className={`${styles.left} num`}>{editTime}</span>
        </button>
      )}
      {own.isMine && (
        <button type="button" onClick={() => void remove()}>
          {m['comment.delete']()}
        </button>
      )}
      <CopyLinkButton commentId={commentId} />
      {own.canBlock && comment.author && <CommentMenu author={comment.author} />}
      {!own.isMine && <ReportButton comment={comment} />}
    </p>
  );
}

/** An own comment that the operator removed: its author reads the reason, can appeal and delete it. */
function RemovedEntry({ comment }: Pick<ActionsProps, 'comment'>) {
  const remove = useDeleteComment(comment.commentId);
  return (
    <CommentBody comment={comment}>
      {comment.decision && <DecisionNotice title={m['comment.removed.title']()} decision={comment.decision} />}
      <p className={styles.actions}>
        <button type="button" onClick={() => void remove()}>
          {m['comment.delete']()}
        </button>
      </p>
    </CommentBody>
  );
}

function HeldActions({ comment, onEdit }: Pick<ActionsProps, 'comment' | 'onEdit'>) {
  const remove = useDeleteComment(comment.commentId);
  return (
    <p className={styles.actions}>
      <button type="button" onClick={onEdit}>
        {m['comment.held.mend']()}
      </button>
      <button type="button" onClick={() => void remove()}>
        {m['comment.delete']()}
      </button>
    </p>
  );
}
