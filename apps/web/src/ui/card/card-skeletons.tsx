import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';
import styles from './card-skeletons.module.css';
import card from './resource-card.module.css';

/** A grid of cards that are loading, in the shape of real ones. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <Loading>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </CardGrid>
    </Loading>
  );
}

function CardSkeleton() {
  return (
    <div className={card.card}>
      <span className={styles.cover} />
      <div className={card.body}>
        <div className={styles.title}>
          <Skeleton width="96%" />
          <Skeleton width="62%" />
        </div>
        <div className={styles.by}>
          <Skeleton width="48%" height={12} />
        </div>
        <div className={styles.foot}>
          <Skeleton width="30%" height={12} />
        </div>
      </div>
    </div>
  );
}
