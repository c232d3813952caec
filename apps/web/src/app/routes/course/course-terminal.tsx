import { CourseView } from '../../../features/course/course-view.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A course. */
export function Component() {
  return (
    <div className="page">
      <ItemPage skeleton={<RowSkeletons count={6} />} view={(id) => <CourseView id={id} />} />
    </div>
  );
}
