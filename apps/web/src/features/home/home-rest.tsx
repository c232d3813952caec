import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Home } from '../../entities/home/api/get-home.ts';
import { CaseList } from './case-list.tsx';
import styles from './home.module.css';
import { HomeSections } from './home-sections.tsx';
import { Hottest } from './hottest.tsx';

/** The end of the home page: cases, the most viewed, adverts, and the editors' sections. */
export function HomeRest({ home, adverts }: { home: Home; adverts: ReactNode }) {
  return (
    <>
      <div className={clsx(styles.split, styles.distant)}>
        <CaseList cases={home.cases} />
        <Hottest items={home.hottest} />
      </div>
      {adverts}
      <HomeSections sections={home.sections} />
    </>
  );
}
