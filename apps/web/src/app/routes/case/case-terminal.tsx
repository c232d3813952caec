import { ResourceType } from '@osteon/domain';
import { CaseView } from '../../../features/case/case-view.tsx';
import { RecordBrowse } from '../../../features/engagement/browse/record-browse.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemActions, ItemComments } from '../../page/item-engagement.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A case. */
export function Component() {
  return (
    <ItemPage
      skeleton={<RowSkeletons count={6} />}
      view={(id, { panel }) => {
        const item = { resourceType: ResourceType.case, resourceId: id };
        return (
          <>
            <CaseView
              id={id}
              course={panel}
              actions={<ItemActions item={item} />}
              comments={<ItemComments item={item} />}
            />
            <RecordBrowse resourceType={ResourceType.case} resourceId={id} />
          </>
        );
      }}
    />
  );
}
