import { TEST_TRIES_A_DAY } from '@osteon/domain';
import { useGetCourseTest } from '../../../entities/course/api/get-course-test.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useStartCourseTest } from '../api/start-course-test.ts';
import { TestAttempt } from './test-attempt.tsx';
import { TestHead } from './test-head.tsx';
import styles from './test-result.module.css';
import { TestResult } from './test-result.tsx';
import { TestRules } from './test-rules.tsx';

/**
 * The test of a course: the running attempt, else the last result, else the rules before the start
 * (rules/course-test#page).
 */
export function CourseTestPage({ id }: { id: string }) {
  const { test, readAt } = useGetCourseTest(id);
  const { mutate, isPending } = useStartCourseTest(id);
  const courseLink = `/courseTerminal?id=${id}`;
  const { running, last, attemptsLeft, isOpen } = test;
  const start = () => mutate(undefined, { onError: (error) => toast.error(failureText(error, m['state.error']())) });
  if (running) {
    const { id: key } = running;
    return (
      <TestAttempt key={key} courseId={id} courseLink={courseLink} test={test} attempt={running} readAt={readAt} />
    );
  }
  const mayStart = isOpen && attemptsLeft > 0;
  if (last) {
    const again = mayStart ? { start, isStarting: isPending } : null;
    return <TestResult key={last.id} courseId={id} test={test} result={last} courseLink={courseLink} again={again} />;
  }
  return (
    <>
      <TestHead title={test.title} courseLink={courseLink} />
      <div className={styles.page}>
        <section className={styles.panel}>
          <TestRules count={test.questions} mark={test.passMark} />
          <p className="num">{isOpen ? m['test.time']({ minutes: test.minutes }) : m['test.locked']()}</p>
          {isOpen && (
            <p className="num">
              {attemptsLeft > 0
                ? m['test.attemptsLeft']({ count: attemptsLeft })
                : m['test.noAttempts']({ tries: TEST_TRIES_A_DAY })}
            </p>
          )}
          <div className={styles.actions}>
            {mayStart && (
              <Button kind="primary" busy={isPending} onClick={start}>
                {m['test.start']()}
              </Button>
            )}
            <ButtonLink to={courseLink}>{m['test.back']()}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
