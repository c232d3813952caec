import { TermView } from '../../../features/dictionary/term-view.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A dictionary term. */
export function Component() {
  return (
    <div className="page">
      <ItemPage skeleton={<RowSkeletons count={6} />} view={(id) => <TermView id={id} />} />
    </div>
  );
}
