import type { CommentItem, useListCommentsAround } from '../../../entities/engagement/api/list-comments.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import styles from './comment-section.module.css';
import { CommentThread } from './comment-thread.tsx';

interface LinkedThreadProps {
  item: CommentItem;
  /** The comment or reply that the address names. */
  id: string;
  query: ReturnType<typeof useListCommentsAround>;
}

/** The thread that the address names, above the list (rules/comment#addresses). */
export function LinkedThread({ item, id, query: { data, error, isFetching, refetch } }: LinkedThreadProps) {
  const comment = data?.pages[0]?.list[0];
  if (comment) {
    return (
      <ul className={styles.linked} aria-label={m['comment.linked']()}>
        <CommentThread item={item} comment={comment} linkedId={id} />
      </ul>
    );
  }
  if (!error) return <RowSkeletons count={1} plain />;
  if (error instanceof GatewayError && error.code === codes.notFound) {
    return (
      <p className={styles.missing} tabIndex={-1} role="status" ref={focus}>
        {m['comment.linkedMissing']()}
      </p>
    );
  }
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
}

const focus = (text: HTMLElement | null): void => text?.focus();
