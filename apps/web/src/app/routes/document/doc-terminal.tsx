import { DocumentView } from '../../../features/document/document-view.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A library document. */
export function Component() {
  return <ItemPage skeleton={<RowSkeletons count={6} />} view={(id) => <DocumentView id={id} />} />;
}
