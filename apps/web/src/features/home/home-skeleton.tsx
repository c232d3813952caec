import clsx from 'clsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './home.module.css';
import { HomeShortcuts } from './home-shortcuts.tsx';
import './home-lead.css';

const CARDS = 8;

/** A row of events or banners. */
function Strip({ items }: { items: number }) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {Array.from({ length: items }, (_, index) => (
        <Skeleton key={index} height={64} />
      ))}
    </div>
  );
}

/** The skeleton of the home page. */
export function HomeSkeleton() {
  return (
    <>
      <HomeShortcuts />
      {/* The prerendered page of the gateway fills it. */}
      <div className="home-lead night" data-slot="lead" />
      <Strip items={3} />
      <Strip items={4} />
      <div className={clsx(styles.section, styles.wholeRows)}>
        <CardSkeletons count={CARDS} />
      </div>
    </>
  );
}
