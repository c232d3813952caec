import { formatShortDateTime } from '@osteon/domain';
import type { JoinedCourse } from '../../../entities/course/api/get-my-learning.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { award } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Title, TitleLink } from '../../../ui/title/title.tsx';
import { CourseSegments } from '../course-segments.tsx';
import { creditText, remainingText } from '../course-texts.ts';
import styles from './joined-course-row.module.css';

interface JoinedCourseRowProps {
  item: JoinedCourse;
  /** When the list was read, in ms. */
  now: number;
  isFirst: boolean;
  isBegun: boolean;
}

/** A joined course in a list: how far it is, and the lesson to go on with. */
export function JoinedCourseRow({
  item: { card, learntAt, completedAt, next },
  now,
  isFirst,
  isBegun,
}: JoinedCourseRowProps) {
  const { course } = card;
  return (
    <li className={styles.course}>
      <Cover picture={card.picture} sizes="152px" alt="" className={styles.cover} />
      <div className={styles.text}>
        <h3>
          <TitleLink to={card.pcLink} of={card} />
        </h3>
        {next ? (
          <p className={styles.next}>
            <span>{m['course.learning.next']({ number: next.number })}</span>
            <span>
              <Title of={{ title: next.title, titleEn: '' }} />
            </span>
            {next.remainingSeconds !== null && <span>{remainingText(next.remainingSeconds)}</span>}
          </p>
        ) : (
          <p className={styles.next}>{m['course.learning.finished']()}</p>
        )}
        {course && <CourseSegments course={course} />}
      </div>
      <p className={styles.facts}>
        {course && (
          <span className={styles.done}>
            {m['course.learning.done']({ done: course.learning?.done ?? 0, count: course.lessons.length })}
          </span>
        )}
        {course && course.points > 0 && <span>{creditText(course)}</span>}
        <span>{formatShortDateTime(learntAt, now)}</span>
      </p>
      {next?.pcLink && (
        <ButtonLink className={styles.go} kind={isFirst ? 'primary' : 'secondary'} size="sm" to={next.pcLink}>
          {isBegun ? m['course.resume']() : m['course.start']()}
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
