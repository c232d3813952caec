import { Region } from '../../../ui/region/region.tsx';
import { CaseListFilters } from './case-list-filters.tsx';
import { CaseListRail } from './case-list-rail.tsx';
import styles from './case-list.module.css';
import { CaseRows } from './case-rows.tsx';

/** The filters, the cases and the rail beside them; each may fail alone. */
export function CaseListBody() {
  return (
    <div className={styles.columns}>
      <Region skeleton={null}>
        <CaseListFilters />
      </Region>
      <div className={styles.list}>
        <CaseRows />
      </div>
      <Region skeleton={null}>
        <CaseListRail />
      </Region>
    </div>
  );
}
