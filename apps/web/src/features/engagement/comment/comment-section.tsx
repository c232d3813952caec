import type { CommentSort } from '@osteon/domain';
import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  type CommentItem,
  useListComments,
  useListCommentsAround,
} from '../../../entities/engagement/api/list-comments.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { countText } from '../../../texts/count-text.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { type Quoting, QuotingContext } from '../quote/quoting.tsx';
import { CommentComposer, OwnMute } from './comment-composer.tsx';
import { useCommentDrafts } from './comment-drafts.ts';
import { CommentEntry } from './comment-entry.tsx';
import styles from './comment-section.module.css';
import { CommentThread, PendingEntries } from './comment-thread.tsx';
import { useReplyTarget } from './open-composer.ts';
import { sectionQuoting } from './section-quoting.tsx';

interface CommentSectionProps {
  item: CommentItem;
  quoting?: Quoting | null;
  /** The page has a bar of its own at the bottom of a phone's window: the field stays above the list. */
  hasPageBar?: boolean;
}

/** Comments on an item with the field to write one: on phones at the bottom of the window (rules/comment#lists). */
export function CommentSection({ item, quoting = sectionQuoting, hasPageBar = false }: CommentSectionProps) {
  const customerId = useCustomerId();
  const [sort, setSort] = useState<CommentSort>('likes');
  const { data, refetch, isFetching, isPlaceholderData, ...pages } = useListComments(item, sort);
  const hasPending = useCommentDrafts(({ pending }) =>
    pending.some(
      (each) => each.customerId === customerId && each.payload.resourceId === item.resourceId && each.rootId === null,
    ),
  );
  const linkedId = getLinkedId(useLocation().hash);
  const linked = useListCommentsAround(item, linkedId);
  const linkedThread = linked.data?.pages[0]?.list[0];
  const list = data?.pages.flatMap((page) => page.list);
  const linkedIds = linkedThread && [linkedThread, ...linkedThread.replies].map(({ commentId }) => commentId);
  const held = data?.pages[0]?.held.filter(({ commentId }) => !linkedIds?.includes(commentId)) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const mute = data?.pages[0]?.mute ?? null;
  const onPhone = useBreakpoint() === 'phone';
  // The reason of a mute needs more room than a bar has.
  const inBar = onPhone && !hasPageBar && mute === null;
  const isAnswering = useReplyTarget(({ commentId }) => commentId !== null);
  const sorts = [
    { value: 'likes', label: m['comment.byLikes']() },
    { value: 'time', label: m['comment.byTime']() },
    ...(quoting?.hasTimeline ? ([{ value: 'timeline', label: m['comment.byTimeline']() }] as const) : []),
  ] as const;
  return (
    <QuotingContext value={quoting}>
      <OwnMute value={mute}>
        <section className={styles.section} aria-labelledby="comments" data-print="off">
          <header className={styles.head}>
            <h2 id="comments">{m['content.comment.title']()}</h2>
            {total > 0 && <span className="num">{countText(total)}</span>}
            {list && list.length > 0 && (
              <Segmented label={m['comment.sort']()} options={sorts} value={sort} onChange={setSort} />
            )}
          </header>
          {/* One element, so that a phone that is turned while somebody writes keeps the field and its focus. */}
          {!(inBar && isAnswering) && (
            <div className={inBar ? styles.bar : styles.composer}>
              <CommentComposer item={item} inBar={inBar} />
            </div>
          )}
          {linkedId !== null && <LinkedThread key={linkedId} item={item} id={linkedId} query={linked} />}
          {!list && pages.error && (
            <ErrorState {...errorText(pages.error)} onRetry={() => void refetch()} busy={isFetching} />
          )}
          {!list && !pages.error && <RowSkeletons count={3} plain />}
          {list?.length === 0 && held.length === 0 && !hasPending && <Empty text={m['content.comment.empty']()} />}
          {list && (list.length > 0 || held.length > 0 || hasPending) && (
            <>
              <ul className={styles.list} aria-busy={isPlaceholderData}>
                <PendingEntries customerId={customerId} resourceId={item.resourceId} rootId={null} />
                {held.map((comment) => (
                  <li key={comment.commentId}>
                    <CommentEntry item={item} comment={comment} />
                  </li>
                ))}
                {list
                  .filter(({ commentId }) => commentId !== linkedThread?.commentId)
                  .map((comment) => (
                    <CommentThread key={comment.commentId} item={item} comment={comment} />
                  ))}
              </ul>
              {list.length > 0 && <LoadMore pages={pages} />}
            </>
          )}
        </section>
      </OwnMute>
    </QuotingContext>
  );
}

/** The comment that an address names as `#comment-<id>` (rules/comment#addresses); null for any other. */
const getLinkedId = (hash: string): string | null => /^#comment-([A-Za-z0-9_-]{1,64})$/.exec(hash)?.[1] ?? null;

interface LinkedThreadProps {
  item: CommentItem;
  /** The comment or reply that the address names. */
  id: string;
  query: ReturnType<typeof useListCommentsAround>;
}

/** The thread that the address names, above the list (rules/comment#addresses). */
function LinkedThread({ item, id, query: { data, error, isFetching, refetch } }: LinkedThreadProps) {
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
