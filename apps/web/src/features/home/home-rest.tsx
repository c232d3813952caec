import clsx from 'clsx';
import type { Home } from '../../entities/home/api/get-home.ts';
import { CaseList } from './case-list.tsx';
import styles from './home.module.css';
import { HomeSections } from './home-sections.tsx';
import { Hottest } from './hottest.tsx';

/** The end of the home page: cases, the most viewed, and the editors' sections. */
export function HomeRest({ home }: { home: Home }) {
  return (
    <>
      <div className={clsx(styles.split, styles.distant)}>
        <CaseList cases={home.cases} />
        <Hottest items={home.hottest} />
      </div>
      <HomeSections sections={home.sections} />
    </>
  );
}
