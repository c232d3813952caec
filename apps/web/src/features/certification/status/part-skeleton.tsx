import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './part.module.css';

/** A part of the section that is loading; `height` in px. */
export function PartSkeleton({ height }: { height: number }) {
  return (
    <Loading>
      <div className={styles.part}>
        <Skeleton width="100%" height={height} />
      </div>
    </Loading>
  );
}
