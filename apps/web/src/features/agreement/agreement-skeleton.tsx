import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './agreement.module.css';

const PARAGRAPHS = ['92%', '100%', '64%', '97%', '88%', '41%', '99%', '79%'];

/** Skeleton of an agreement. */
export function AgreementSkeleton() {
  return (
    <Loading>
      <div className={styles.columns}>
        <span />
        <div className={styles.lines}>
          <Skeleton width={180} height={28} />
          {PARAGRAPHS.map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
