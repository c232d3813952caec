import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../state/error-state.tsx';
import styles from './load-more.module.css';

/** The paging state of an infinite query. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

/** The end of a list: a button for the next page, its error, or a note that there are no more. */
export function LoadMore({ pages }: { pages: Pages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const readOn = () => void fetchNextPage();
  if (isFetchNextPageError) return <ErrorState {...errorText(error)} onRetry={readOn} busy={isFetchingNextPage} />;
  return (
    <div className={styles.end}>
      {hasNextPage ? (
        <Button onClick={readOn} busy={isFetchingNextPage}>
          {isFetchingNextPage ? m['state.loading']() : m['content.list.loadMore']()}
        </Button>
      ) : (
        <p>{m['content.list.end']()}</p>
      )}
    </div>
  );
}
