import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import head from './profile-header.module.css';
import styles from './profile-section.module.css';

const FIELD_COUNT = 4;

/** Skeleton of the profile, in the sizes of the content. */
export function ProfileSkeleton() {
  return (
    <Loading>
      <div className={head.head}>
        <span className={styles.face} />
        <div className={styles.lines}>
          <Skeleton width={120} height={22} />
          <Skeleton width={160} />
        </div>
        <Skeleton width={80} height={32} />
      </div>
      <div className={`${styles.details} ${styles.waiting}`}>
        {Array.from({ length: FIELD_COUNT }, (_, index) => (
          <div key={index} className={styles.lines}>
            <Skeleton width={48} height={12} />
            <Skeleton width={96} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
