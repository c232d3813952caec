import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import styles from './comment.module.css';
import { CommentBody } from './comment-body.tsx';
import { type PendingComment, removePending, useCommentDrafts } from './comment-drafts.ts';
import { sendComment } from './send-comment.ts';

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

/** An own comment that is in flight, or could not be sent. */
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
          {isFailed ? m['comment.failed']() : m['comment.sending']()}
        </span>
      }
    >
      {isFailed && (
        <p className={styles.actions}>
          <button type="button" onClick={() => void sendComment(queries, pending)}>
            {m['common.retry']()}
          </button>
          <button type="button" onClick={() => removePending(pending)}>
            {m['comment.delete']()}
          </button>
        </p>
      )}
    </CommentBody>
  );
}
