import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { IndustryLeaders } from '../../../features/doctor/doctor-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';

/** The leading experts by specialty. */
export function Component() {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={m['route.industryLeaders']()}>
        <SpecialtyChips />
      </PageHead>
      <IndustryLeaders specialtyId={specialtyId} />
    </div>
  );
}
