import type { ResponseOf } from '@osteon/contract';
import { Link, useLocation } from 'react-router';
import { page } from 'vitest/browser';
import { CourseTestPage } from '../src/features/course/test/course-test-page.tsx';
import { Region } from '../src/ui/region/region.tsx';
import { renderPage } from './component-test.tsx';
import { type Attempt, failed, openTest, running } from './course-test.ts';
import { logIn } from './customer.ts';
import type { FakeGateway } from './fake-gateway.ts';

type CourseTest = ResponseOf<'getCourseTest'>;

/** The test at the first address; at every other one, a link back to it. */
function TestOrCourse() {
  return useLocation().pathname === '/' ? <CourseTestPage id="c01" /> : <Link to="/">课程</Link>;
}

/** Shows the page of a test; saved answers are accepted, and are part of later reads. */
export async function showTest(gateway: FakeGateway, test: Partial<CourseTest>): Promise<void> {
  logIn(gateway);
  let state: CourseTest = { ...openTest, ...test };
  gateway.answer('getCourseTest', () => state);
  gateway.answer('saveTestAnswer', ({ questionId, answer, isMarked }) => {
    const attempt = state.running;
    const change = (each: Attempt['questions'][number]) =>
      each.id === questionId ? { ...each, answer, isMarked } : each;
    if (attempt) state = { ...state, running: { ...attempt, questions: attempt.questions.map(change) } };
    return { serverTime: attempt?.serverTime ?? 0 };
  });
  gateway.answer('submitCourseTest', () => {
    state = { ...state, running: null, last: failed, attemptsLeft: 2 };
    return failed;
  });
  gateway.answer('startCourseTest', () => {
    state = { ...state, running };
    return running;
  });
  await renderPage(
    <main>
      <Region skeleton={null}>
        <TestOrCourse />
      </Region>
    </main>,
  );
}

/** A button of the page by its name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** An option of the question by its text. */
export const option = (name: string) => page.getByText(name, { exact: true });
