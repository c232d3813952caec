import { errorText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../state/error-state.tsx';
import styles from './load-more.module.css';

/** How far a list is read, as an infinite query tells it. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

/** Under a list: the button that brings the next page, why that did not come, or the word that there is none. */
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
