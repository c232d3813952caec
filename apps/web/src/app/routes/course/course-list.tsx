import { CourseListPage } from '../../../features/course/list/course-list-page.tsx';

/** The courses by specialty, credit, price, level and state. */
export function Component() {
  return <CourseListPage />;
}
