import type { CommentReply } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import { useBlockPerson } from '../../../entities/engagement/api/block-person.ts';
import { confirmBlock } from '../../../entities/engagement/confirm-block.ts';
import { decodeMentions } from '../../../entities/engagement/mention/mention-draft.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { authorText } from '../../../texts/author-text.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { more } from '../../../ui/icon/action-icons.ts';
import { thumbUp } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { link } from '../../../ui/icon/icons.ts';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDeleteComment } from '../api/delete-comment.ts';
import styles from './comment.module.css';

interface CommentActionsProps {
  comment: CommentReply;
  /** The time for which it can be edited; null once it cannot. */
  editTime: string | null;
  onEdit: () => void;
}

/** The reader's actions on a comment: like, reply, edit, delete, copy its link, block and report. */
export function CommentActions({ comment, editTime, onEdit }: CommentActionsProps) {
  const { commentId, likeCount, own } = comment;
  const isTap = useThrottle(DEBOUNCE_MS);
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
      {own.isMine && <DeleteButton commentId={commentId} />}
      <CopyLinkButton commentId={commentId} />
      {own.canBlock && comment.author && <CommentMenu author={comment.author} />}
      {!own.isMine && <ReportButton comment={comment} />}
    </p>
  );
}

/** The actions on an own comment that is held. */
export function HeldActions({ comment, onEdit }: Pick<CommentActionsProps, 'comment' | 'onEdit'>) {
  return (
    <p className={styles.actions}>
      <button type="button" onClick={onEdit}>
        {m['comment.held.mend']()}
      </button>
      <DeleteButton commentId={comment.commentId} />
    </p>
  );
}

/** Deletes an own comment after a confirmation. */
export function DeleteButton({ commentId }: { commentId: string }) {
  const deleteComment = useDeleteComment();
  const remove = async () => {
    const isConfirmed = await confirm({
      title: m['comment.deleteTitle'](),
      text: m['comment.deleteBody'](),
      confirmLabel: m['comment.delete'](),
      cancelLabel: m['common.cancel'](),
      destructive: true,
    });
    if (isConfirmed) deleteComment({ commentId });
  };
  return (
    <button type="button" onClick={() => void remove()}>
      {m['comment.delete']()}
    </button>
  );
}

/** Copies the address that opens at a comment (rules/comment#addresses). */
function CopyLinkButton({ commentId }: { commentId: string }) {
  const copy = async () => {
    const address = new URL(window.location.href);
    address.searchParams.delete('t');
    address.hash = `comment-${commentId}`;
    await copyText(address.href);
    toast.success(m['content.share.copied']());
  };
  return (
    <button type="button" aria-label={m['comment.copyLink']()} onClick={() => void copy()}>
      <Icon of={link} size={16} />
    </button>
  );
}

/** Menu of seldom used actions on a comment: blocks its author after a confirmation (rules/moderation#blocking). */
function CommentMenu({ author }: { author: NonNullable<CommentReply['author']> }) {
  const name = authorText(author);
  const setBlocked = useBlockPerson({ id: author.id, name });
  const block = async () => {
    if (await confirmBlock(name)) setBlocked(true);
  };
  return (
    <Menu
      target={
        <button type="button" aria-label={m['comment.more']({ name })}>
          <Icon of={more} size={16} />
        </button>
      }
    >
      <MenuItem onSelect={() => void block()}>{m['block.person']({ name })}</MenuItem>
    </Menu>
  );
}

/** Reports a comment of somebody else; a visitor logs in first (rules/moderation#reports). */
function ReportButton({ comment: { commentId, author, text, mentions, own } }: { comment: CommentReply }) {
  const isVisitor = useCustomerId() === '';
  const open = () => {
    if (isVisitor) openDialog('login');
    else
      openDialog('reportComment', {
        commentId,
        name: authorText(author),
        text: decodeMentions(text, mentions, m['content.erasedUser']()),
      });
  };
  return (
    <button type="button" className={styles.report} disabled={own.isReported} onClick={open}>
      {own.isReported ? m['comment.report.reported']() : m['content.report.do']()}
    </button>
  );
}
