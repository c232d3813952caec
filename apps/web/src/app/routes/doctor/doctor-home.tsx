import { ContentList } from '../../../features/content/content-list.tsx';
import { DoctorView } from '../../../features/doctor/doctor-view.tsx';
import { m } from '../../../texts/index.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A doctor and their published content. */
export function Component() {
  return (
    <div className="page">
      <ItemPage
        skeleton={<RowSkeletons count={4} />}
        view={(id) => (
          <>
            <DoctorView id={id} />
            <SectionHeader title={m['doctor.works']()} />
            <ContentList label={m['doctor.works']()} filter={{ authorId: id }} />
          </>
        )}
      />
    </div>
  );
}
