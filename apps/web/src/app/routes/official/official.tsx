import { OfficialView } from '../../../features/official/official-view.tsx';
import { SampleNote } from '../../../features/official/sample-note.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** Introduction of the platform (rules/official#page). */
export function Component() {
  return (
    <>
      <SampleNote />
      <Region skeleton={<RowSkeletons count={6} />}>
        <OfficialView />
      </Region>
    </>
  );
}
