import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './meeting-skeleton.module.css';

const HALLS = ['64%', '52%', '58%'] as const;

/** Skeleton of the page of a meeting, in its layout (rules/room#meeting). */
export function MeetingSkeleton() {
  return (
    <div className={`page ${styles.meeting}`}>
      <div className={`night ${styles.hero}`} aria-hidden="true">
        <div className={styles.words}>
          <Skeleton width={180} />
          <div className={styles.title}>
            <Skeleton width="76%" height={28} />
            <Skeleton width="44%" />
          </div>
          {HALLS.map((width) => (
            <div key={width} className={styles.hall}>
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.links} aria-hidden="true">
        <Skeleton width="40%" />
      </div>
      <RowSkeletons count={4} plain />
    </div>
  );
}
