import { CourseTestPage } from '../../features/course/test/course-test-page.tsx';
import { LoginRequired } from '../../features/personal/login-required.tsx';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';

/** The test of a course; visitors have none. */
export function CourseTest({ id }: { id: string }) {
  return useIsLoggedIn() ? <CourseTestPage id={id} /> : <LoginRequired text={m['test.login']()} />;
}
