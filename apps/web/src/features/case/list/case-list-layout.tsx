import type { ReactNode } from 'react';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import styles from './case-list.module.css';
import { CaseRows } from './case-rows.tsx';

// The list comes first.
const CaseListExtras = lazyPart(async () => (await import('./case-list-extras.tsx')).CaseListExtras);

/** The page of the list of cases; `chips` choose the specialty. */
export function CaseListLayout({ chips }: { chips: ReactNode }) {
  return (
    <div className="page">
      <PageHead title={m['route.caseList']()}>{chips}</PageHead>
      <div className={styles.columns}>
        <Region skeleton={null}>
          <CaseListExtras />
        </Region>
        <div className={styles.list}>
          <CaseRows />
        </div>
      </div>
    </div>
  );
}
