import { Region } from '../../../ui/region/region.tsx';
import { CaseListFilters } from './case-list-filters.tsx';
import { CaseListRail } from './case-list-rail.tsx';

/** The filters above the list of cases and the rail beside it; either may fail alone. */
export function CaseListExtras() {
  return (
    <>
      <Region skeleton={null}>
        <CaseListFilters />
      </Region>
      <Region skeleton={null}>
        <CaseListRail />
      </Region>
    </>
  );
}
