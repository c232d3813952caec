import { m } from '../../texts/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useIsPageLoading } from '../navigation/page-loading.ts';
import styles from './page-progress.module.css';

/** A progress bar and a status for screen readers while the next page loads. */
export function PageProgress() {
  const isLoading = useIsPageLoading();
  return <div role="status">{isLoading && <PagePending />}</div>;
}

/** The placeholder of the first page until its chunk has loaded. */
export function PagePending() {
  return (
    <span className={styles.bar} data-page-pending>
      <VisuallyHidden>{m['state.loading']()}</VisuallyHidden>
    </span>
  );
}
