import { PersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import { useListMyComments } from '../../../entities/engagement/api/list-my-comments.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { PhoneBar } from '../../../ui/page/phone-bar.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { MyCommentRow } from './my-comment-row.tsx';
import styles from './my-comments.module.css';

const MESSAGES = `${ROUTE_FRAMES.personalHome.path}?tab=${PersonalTab.messages}`;

/** The customer's own comments on all items, latest first (rules/comment#own-comments). */
export function MyComments() {
  const onPhone = useBreakpoint() === 'phone';
  const { data, refetch, isFetching, ...pages } = useListMyComments();
  const list = data?.pages.flatMap((page) => page.list);
  return (
    <section className={styles.comments} aria-label={m['comment.mine.title']()}>
      {onPhone ? (
        <PhoneBar title={m['comment.mine.title']()} backTo={MESSAGES} />
      ) : (
        <header className={styles.head}>
          <h2>{m['comment.mine.title']()}</h2>
          <ButtonLink size="sm" to={MESSAGES}>
            {m['comment.mine.toMessages']()}
          </ButtonLink>
        </header>
      )}
      {!list && pages.error && (
        <ErrorState {...errorText(pages.error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!list && !pages.error && <RowSkeletons count={6} plain />}
      {list?.length === 0 && <Empty text={m['comment.mine.empty']()} />}
      {list && list.length > 0 && (
        <>
          <ul>
            {list.map((each) => (
              <MyCommentRow key={each.comment.commentId} {...each} />
            ))}
          </ul>
          <LoadMore pages={pages} />
        </>
      )}
    </section>
  );
}
