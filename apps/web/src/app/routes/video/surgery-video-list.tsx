import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { CollectionList } from '../../../features/video/collection/collection-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** Surgery collections by specialty. */
export function Component() {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={m['route.surgeryVideoList']()}>
        <SpecialtyChips />
      </PageHead>
      <Region key={specialtyId ?? ''} skeleton={<RowSkeletons count={6} />}>
        <CollectionList specialtyId={specialtyId} />
      </Region>
    </div>
  );
}
