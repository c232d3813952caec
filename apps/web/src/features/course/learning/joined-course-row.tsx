import type { JoinedCourse } from '../../../entities/course/api/get-my-learning.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { shortDateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { award } from '../../../ui/icon/award.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Title, TitleLink } from '../../../ui/title/title.tsx';
import { CourseSegments } from '../course-segments.tsx';
import { creditText, remainingText } from '../format-course.ts';
import styles from './joined-course-row.module.css';

interface JoinedCourseRowProps {
  item: JoinedCourse;
  /** Time at which the list was read, in ms. */
  now: number;
  isFirst: boolean;
  isStarted: boolean;
}

/** A joined course in a list: its progress, and the lesson to continue with. */
export function JoinedCourseRow({
  item: { card, learntAt, completedAt, next, test },
  now,
  isFirst,
  isStarted,
}: JoinedCourseRowProps) {
  const { course } = card;
  return (
    <li className={styles.course}>
      <Cover picture={card.picture} sizes="152px" alt="" className={styles.cover} />
      <div className={styles.text}>
        <h3>
          <TitleLink to={card.pcLink} of={card} />
        </h3>
        <p className={styles.next}>
          <NextStep next={next} test={test} />
        </p>
        {course && <CourseSegments course={course} />}
      </div>
      <p className={styles.details}>
        {course && (
          <span className={styles.done}>
            {m['course.learning.done']({ done: course.learning?.done ?? 0, count: course.lessons.length })}
          </span>
        )}
        {course && course.points > 0 && <span>{creditText(course)}</span>}
        <span>{shortDateTimeText(learntAt, now)}</span>
      </p>
      {next?.pcLink && (
        <ButtonLink className={styles.go} kind={isFirst ? 'primary' : 'secondary'} size="sm" to={next.pcLink}>
          {actionText({ next, test }, isStarted)}
        </ButtonLink>
      )}
      {completedAt !== null && (
        <Button
          className={styles.go}
          size="sm"
          aria-label={m['course.learning.certificateOf']({ title: card.title })}
          onClick={() => openDialog('certificate', { courseId: card.resourceId })}
        >
          <Icon of={award} size={16} />
          {m['course.learning.certificate']()}
        </Button>
      )}
    </li>
  );
}

/** The next step: a lesson, or the test with its state; nothing where the course is completed. */
function NextStep({ next, test }: Pick<JoinedCourse, 'next' | 'test'>) {
  if (!next) {
    return (
      <>
        <span>{m['course.learning.finished']()}</span>
        {test?.score != null && <span>{m['course.learning.testScore']({ score: test.score })}</span>}
      </>
    );
  }
  if (next.type === 'test') {
    return (
      <>
        <span>{m['course.learning.test']()}</span>
        {test && <span>{triesText(test)}</span>}
      </>
    );
  }
  return (
    <>
      <span>{m['course.learning.next']({ number: next.number })}</span>
      <span>
        <Title of={{ title: next.title, titleEn: '' }} />
      </span>
      {next.remainingSeconds !== null && <span>{remainingText(next.remainingSeconds)}</span>}
    </>
  );
}

function triesText({ attemptsLeft, score }: NonNullable<JoinedCourse['test']>): string {
  if (score === null) return m['course.learning.tries']({ count: attemptsLeft });
  if (attemptsLeft === 0) return m['course.learning.noTries']({ score });
  return m['course.learning.triesLeft']({ count: attemptsLeft, score });
}

/** Action of the button; for a test without attempts left it opens the result. */
function actionText({ next, test }: Pick<JoinedCourse, 'next' | 'test'>, isStarted: boolean): string {
  if (next?.type !== 'test' || test === null) return isStarted ? m['course.resume']() : m['course.start']();
  if (test.score === null) return m['course.learning.toTest']();
  return test.attemptsLeft > 0 ? m['course.learning.testAgain']() : m['course.learning.testExplained']();
}
