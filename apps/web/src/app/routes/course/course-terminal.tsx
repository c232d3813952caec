import { ResourceType } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { CourseView } from '../../../features/course/page/course-view.tsx';
import { RecordBrowse } from '../../../features/engagement/browse/record-browse.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ItemActions, ItemComments } from '../../page/item-engagement.tsx';
import { ItemPage } from '../../page/item-page.tsx';

// Fetched apart, as most visits are to the course itself.
const CourseTest = lazyPart(async () => (await import('../../page/course-test.tsx')).CourseTest);

/** A course; with `view=test` its test (rules/course-test#page). */
export function Component() {
  const [params] = useSearchParams();
  if (params.get('view') === 'test') {
    return <ItemPage skeleton={<RowSkeletons count={6} />} view={(id) => <CourseTest id={id} />} />;
  }
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
