import { TagView } from '../../../features/content/tag-view.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A surgery or disease tag. */
export function Component() {
  return (
    <div className="page">
      <ItemPage skeleton={<RowSkeletons count={6} />} view={(id) => <TagView id={id} />} />
    </div>
  );
}
