import { useNavigation } from 'react-router';
import { m } from '../../texts/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './page-progress.module.css';

/** A progress bar and a status for screen readers while the next page loads. */
export function PageProgress() {
  const { state } = useNavigation();
  return <div role="status">{state !== 'idle' && <PagePending />}</div>;
}

/** The placeholder of the first page until its chunk has loaded. */
export function PagePending() {
  return (
    <span className={styles.bar} data-page-pending>
      <VisuallyHidden>{m['state.loading']()}</VisuallyHidden>
    </span>
  );
}
