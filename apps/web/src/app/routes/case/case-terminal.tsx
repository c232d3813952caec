import { CaseView } from '../../../features/case/case-view.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A case. */
export function Component() {
  return <ItemPage skeleton={<RowSkeletons count={6} />} view={(id) => <CaseView id={id} />} />;
}
