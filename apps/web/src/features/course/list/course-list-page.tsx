import { Suspense } from 'react';
import { useCountCourses } from '../../../entities/course/api/count-courses.ts';
import { useGetMyLearningLast } from '../../../entities/course/api/get-my-learning.ts';
import { useListContentOfCourses, usePrefetchListContent } from '../../../entities/course/api/list-content.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../../ui/card/card-skeletons.tsx';
import { LoadMore } from '../../../ui/list-end/load-more.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { CourseCard } from '../course-card.tsx';
import { CourseFilters, SpecialtyFilter } from './course-filters.tsx';
import { ResumeRow } from './resume-row.tsx';
import { type CourseChoiceState, useCourseChoice } from './use-course-choice.ts';

const skeletons = <CardSkeletons count={8} />;

/** The course list page: resume row, filters, list (rules/course#list). */
export function CourseListPage() {
  const state = useCourseChoice();
  const counts = useCountCourses(state.choice);
  const last = useGetMyLearningLast();
  usePrefetchListContent(state.choice, state.order);
  return (
    <div className="page">
      <PageHead title={m['route.courseList']()} note={counts && m['course.list.count']({ count: counts.total })} />
      {last === undefined ? (
        // Content below the row renders after it has loaded, which avoids a layout shift.
        skeletons
      ) : (
        <>
          {last && <ResumeRow item={last} />}
          <SpecialtyFilter state={state} counts={counts} />
          <CourseFilters state={state} counts={counts} />
          <RegionBoundary key={JSON.stringify([state.choice, state.order])}>
            <Suspense fallback={skeletons}>
              <Courses state={state} />
            </Suspense>
          </RegionBoundary>
        </>
      )}
    </div>
  );
}

function Courses({ state: { choice, order, isFiltered, clear } }: { state: CourseChoiceState }) {
  const { items, ...pages } = useListContentOfCourses(choice, order);
  if (items.length === 0) {
    return isFiltered ? (
      <Empty
        text={m['course.list.empty']()}
        action={
          <Button size="sm" onClick={clear}>
            {m['course.filter.clearAll']()}
          </Button>
        }
      />
    ) : (
      <Empty />
    );
  }
  return (
    <>
      <CardGrid label={m['route.courseList']()}>
        {items.map((item) => (
          <CourseCard key={item.resourceId} item={item} />
        ))}
      </CardGrid>
      <LoadMore pages={pages} />
    </>
  );
}
