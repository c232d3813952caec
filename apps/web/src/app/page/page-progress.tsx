import { useNavigation } from 'react-router';
import { m } from '../../texts/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './page-progress.module.css';

/** Says that the next page is on its way, once that takes longer than a moment. */
export function PageProgress() {
  const { state } = useNavigation();
  return <div role="status">{state !== 'idle' && <PagePending />}</div>;
}

/** Stands where the first page will be until its code is there. */
export function PagePending() {
  return (
    <span className={styles.bar} data-page-pending>
      <VisuallyHidden>{m['state.loading']()}</VisuallyHidden>
    </span>
  );
}
