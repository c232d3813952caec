import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './list-skeletons.module.css';
import page from './meeting-list-page.module.css';

const ROWS = ['1', '2', '3', '4', '5'] as const;

/** Skeleton of the running and upcoming events; `hasRunning` if running ones may be among them. */
export function LiveListSkeleton({ hasRunning }: { hasRunning: boolean }) {
  return (
    <>
      {hasRunning && (
        <div className={page.first}>
          <div className={styles.running}>
            <span />
            <span />
            <span />
          </div>
        </div>
      )}
      <Loading>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={56} height={24} />
            <span className={styles.cover} />
            <Lines />
            <span className={styles.action} />
          </div>
        ))}
      </Loading>
    </>
  );
}

/** Skeleton of the past events. */
export function PastListSkeleton() {
  return (
    <Loading>
      {ROWS.map((row) => (
        <div key={row} className={styles.past}>
          <span className={styles.cover} />
          <div>
            <Lines />
            <div className={styles.chapters}>
              <Skeleton height={4} />
              <Skeleton width="70%" />
              <Skeleton width="60%" />
              <Skeleton width="65%" />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  );
}

const Lines = () => (
  <div className={styles.lines}>
    <Skeleton width="72%" height={18} />
    <Skeleton width="48%" />
    <Skeleton width="36%" height={12} />
  </div>
);
