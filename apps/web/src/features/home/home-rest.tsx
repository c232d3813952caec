import clsx from 'clsx';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Home } from '../../entities/home/api/get-home.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { CaseList } from './case-list.tsx';
import styles from './home.module.css';
import { HomeSections } from './home-sections.tsx';
import { Hottest } from './hottest.tsx';

/** The end of the home page: cases, the most viewed, adverts, and the editors' sections. */
export function HomeRest({ home, adverts }: { home: Home; adverts: ReactNode }) {
  const count = useRenderedCount(home.sections.length);
  return (
    <>
      <div className={clsx(styles.split, styles.distant)}>
        <CaseList cases={home.cases} />
        <Hottest items={home.hottest} />
      </div>
      {adverts}
      <HomeSections sections={home.sections.slice(0, count)} />
    </>
  );
}

/** True once all sections were rendered: a page that is returned to has them at once, for its scroll position. */
let wasRendered = false;

/**
 * The number of sections that are rendered: one more whenever the page is idle. They are far below the window, and laying them
 * all out was the longest task of a first load.
 */
function useRenderedCount(total: number): number {
  const [count, setCount] = useState(wasRendered ? total : 0);
  useEffect(() => {
    if (count >= total) wasRendered = true;
    else whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}
