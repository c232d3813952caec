import { OfficialView } from '../../../features/official/official-view.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** What the platform is, for who comes first (seed 000 §2, /official). */
export function Component() {
  return (
    <Region skeleton={<RowSkeletons count={6} />}>
      <OfficialView />
    </Region>
  );
}
