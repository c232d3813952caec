import { ResourceType } from '@osteon/domain';
import { ContentPage } from '../../../features/content/content-page.tsx';
import { CourseCard } from '../../../features/course/course-card.tsx';
import { m } from '../../../texts/index.ts';

/** Courses by specialty. */
export function Component() {
  return (
    <ContentPage
      title={m['route.courseList']()}
      resourceType={ResourceType.course}
      card={(item) => <CourseCard key={item.resourceId} item={item} />}
    />
  );
}
