import { m } from '../../texts/index.ts';
import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** Under a list: the button that brings the next page, or the word that there is none. */
export function LoadMore({ hasMore, loading, onMore }: LoadMoreProps) {
  return (
    <div className={styles.end}>
      {hasMore ? (
        <Button onClick={onMore} busy={loading}>
          {loading ? m['state.loading']() : m['content.list.loadMore']()}
        </Button>
      ) : (
        <p>{m['content.list.end']()}</p>
      )}
    </div>
  );
}
