import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { DepartmentList } from '../../../features/doctor/department-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** Department teams by specialty. */
export function Component() {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={m['route.departmentTeam']()}>
        <SpecialtyChips />
      </PageHead>
      <DepartmentList specialtyId={specialtyId} />
    </div>
  );
}
