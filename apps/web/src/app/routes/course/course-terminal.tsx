import { ResourceType } from '@osteon/domain';
import { CourseView } from '../../../features/course/page/course-view.tsx';
import { RecordBrowse } from '../../../features/engagement/browse/record-browse.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemActions, ItemComments } from '../../page/item-engagement.tsx';
import { ItemPage } from '../../page/item-page.tsx';

/** A course. */
export function Component() {
  return (
    <div className="page">
      <ItemPage
        skeleton={<RowSkeletons count={6} />}
        view={(id) => {
          const item = { resourceType: ResourceType.course, resourceId: id };
          return (
            <>
              <CourseView
                id={id}
                actions={<ItemActions item={item} />}
                comments={<ItemComments item={item} />}
                follow={(doctor) => (
                  <FollowButton
                    target={{ resourceType: ResourceType.author, resourceId: doctor.id }}
                    name={doctor.name}
                    quiet
                  />
                )}
              />
              <RecordBrowse resourceType={ResourceType.course} resourceId={id} />
            </>
          );
        }}
      />
    </div>
  );
}
