import { SpecialtyChips, useSpecialtyFilter } from '../../../features/content/specialty-chips.tsx';
import { TagDirectory } from '../../../features/content/tag-directory.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** Surgery and disease tags by specialty. */
export function Component() {
  const [specialtyId] = useSpecialtyFilter();
  return (
    <div className="page">
      <PageHead title={m['route.tagList']()}>
        <SpecialtyChips />
      </PageHead>
      <Region key={specialtyId ?? ''} skeleton={<RowSkeletons count={6} />}>
        <TagDirectory specialtyId={specialtyId} />
      </Region>
    </div>
  );
}
