import type { Comment } from '@osteon/contract';
import { useState } from 'react';
import { type CommentItem, useListCommentsOfThread } from '../../../entities/engagement/api/list-comments.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown } from '../../../ui/icon/icons.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import styles from './comment.module.css';
import { CommentEntry } from './comment-entry.tsx';
import { PendingEntries } from './pending-entry.tsx';

interface CommentThreadProps {
  item: CommentItem;
  comment: Comment;
  /** The comment or reply that the address names: it is marked and gets the focus. */
  linkedId?: string;
}

/** A comment with its replies: the first ones, and on demand all. */
export function CommentThread({ item, comment, linkedId }: CommentThreadProps) {
  const customerId = useCustomerId();
  const [isOpen, setOpen] = useState(false);
  const pages = useListCommentsOfThread(item, comment.commentId, isOpen);
  const replies = pages.data?.pages.flatMap(({ list }) => list) ?? comment.replies;
  const shown = replies.filter(({ state }) => state === 'shown').length;
  const hidden = pages.data && !pages.hasNextPage ? 0 : comment.answerCount - shown;
  const readOn = () => (isOpen && pages.data ? void pages.fetchNextPage() : setOpen(true));
  return (
    <li
      id={`comment-${comment.commentId}`}
      className={styles.thread}
      {...(comment.commentId === linkedId && linkedProps)}
    >
      <CommentEntry item={item} comment={comment} />
      <ul className={styles.replies}>
        {replies.map((reply) => (
          <li
            key={reply.commentId}
            id={`comment-${reply.commentId}`}
            {...(reply.commentId === linkedId && linkedProps)}
          >
            <CommentEntry item={item} comment={reply} />
          </li>
        ))}
        <PendingEntries customerId={customerId} resourceId={item.resourceId} rootId={comment.commentId} />
      </ul>
      {pages.isError && (
        <ErrorState {...errorText(pages.error)} onRetry={() => void pages.refetch()} busy={pages.isFetching} />
      )}
      {!pages.isError && hidden > 0 && (
        <button type="button" className={styles.more} aria-busy={pages.isFetching} onClick={readOn}>
          {m['content.comment.moreReplies']({ count: hidden })}
          <Icon of={chevronDown} size={16} />
        </button>
      )}
    </li>
  );
}

/** Props of the entry that the address names. */
const linkedProps = { 'aria-current': true, tabIndex: -1, ref: focusLinked } as const;

/**
 * Moves the focus to the entry that the address names, in the middle of the window: a phone's player covers its top.
 */
function focusLinked(entry: HTMLElement | null): void {
  entry?.focus({ preventScroll: true });
  entry?.scrollIntoView({ block: 'center' });
}
