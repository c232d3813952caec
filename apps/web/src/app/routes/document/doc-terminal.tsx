import { ResourceType } from '@osteon/domain';
import { DocumentView } from '../../../features/document/document-view.tsx';
import { RecordBrowse } from '../../../features/engagement/browse/record-browse.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemActions, ItemComments } from '../../page/item-engagement.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A library document. */
export function Component() {
  return (
    <ItemPage
      skeleton={<RowSkeletons count={6} />}
      view={(id, { panel }) => {
        const item = { resourceType: ResourceType.document, resourceId: id };
        return (
          <>
            <DocumentView
              id={id}
              course={panel}
              actions={<ItemActions item={item} />}
              comments={<ItemComments item={item} />}
            />
            <RecordBrowse resourceType={ResourceType.document} resourceId={id} />
          </>
        );
      }}
    />
  );
}
