import clsx from 'clsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import styles from './home.module.css';
import { HomeShortcuts } from './home-shortcuts.tsx';
import './home-lead.css';

const CARDS = 8;

/** The skeleton of the home page. */
export function HomeSkeleton() {
  return (
    <>
      <HomeShortcuts />
      <div className="home-lead" />
      <div className={clsx(styles.section, styles.wholeRows)}>
        <CardSkeletons count={CARDS} />
      </div>
    </>
  );
}
