import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import detail from './video-detail.module.css';
import head from './video-head.module.css';
import styles from './video-skeleton.module.css';

const CHAPTERS = 7;

/** The skeleton of the page, in its final layout. The gateway fills poster and title in the first frame. */
export function VideoSkeleton() {
  return (
    <div className={detail.page}>
      <div>
        <div className={styles.screen} data-slot="poster" />
        <div className={styles.tabs} />
        <div className={head.head}>
          <h1 className={styles.title} data-slot="title">
            <Skeleton width="62%" height={22} />
          </h1>
          <Loading>
            <div className={styles.lines}>
              <Skeleton width="44%" />
              <Skeleton height={1} />
              <Skeleton />
              <Skeleton width="86%" />
            </div>
          </Loading>
        </div>
      </div>
      <div className={styles.rail}>
        <div className={styles.chapters} aria-hidden="true">
          {Array.from({ length: CHAPTERS }, (_, index) => (
            <Skeleton key={index} width={index % 2 === 0 ? '72%' : '58%'} />
          ))}
        </div>
        <RowSkeletons count={4} />
      </div>
    </div>
  );
}
