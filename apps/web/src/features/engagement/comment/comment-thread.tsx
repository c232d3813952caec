import type { Comment } from '@osteon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CommentItem, useListCommentsOfThread } from '../../../entities/engagement/api/list-comments.ts';
import { useCustomerId, useSession } from '../../../lib/session/session-store.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown } from '../../../ui/icon/icons.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import styles from './comment.module.css';
import { CommentBody } from './comment-body.tsx';
import { discardPending, type PendingComment, toAction, useCommentDrafts } from './comment-drafts.ts';
import { CommentEntry } from './comment-entry.tsx';
import { sendComment } from './send-comment.ts';

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

/** The own pending comments of a thread, or of the item where `rootId` is null. */
export function PendingEntries({
  customerId,
  resourceId,
  rootId,
}: {
  customerId: string;
  resourceId: string;
  rootId: string | null;
}) {
  const pending = useCommentDrafts((state) => state.pending);
  return pending
    .filter(
      (each) => each.customerId === customerId && each.payload.resourceId === resourceId && each.rootId === rootId,
    )
    .map((each) => (
      <li key={each.payload.clientId}>
        <PendingEntry pending={each} />
      </li>
    ));
}

const stateTexts: Readonly<Record<PendingComment['state'], () => string>> = {
  sending: m['comment.sending'],
  failed: m['comment.failed'],
  queued: m['state.sentLater'],
};

/** An own comment that is in flight, waits for the network, or could not be sent. */
function PendingEntry({ pending }: { pending: PendingComment }) {
  const queries = useQueryClient();
  const name = useSession(({ check }) => check?.userInfo?.name ?? '');
  const { payload, mentions, quote, rootId, sentAt, state } = pending;
  const comment = {
    author: { id: '', name, nameEn: '', title: '', hospital: '', specialtyId: '', portrait: '' },
    isItemAuthor: false,
    rootId,
    createdAt: sentAt,
    editedAt: null,
    replyTo: null,
    mentions: [...mentions],
    quote,
    text: payload.text,
  };
  const isFailed = state === 'failed';
  return (
    <CommentBody
      comment={comment}
      status={
        <span className={isFailed ? styles.failed : styles.sending} role="status">
          {stateTexts[state]()}
        </span>
      }
    >
      {state !== 'sending' && (
        <p className={styles.actions}>
          {isFailed && (
            <button type="button" onClick={() => void sendComment(queries, toAction(pending).data)}>
              {m['common.retry']()}
            </button>
          )}
          <button type="button" onClick={() => discardPending(pending)}>
            {m['comment.delete']()}
          </button>
        </p>
      )}
    </CommentBody>
  );
}
