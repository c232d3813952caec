import type { ResponseOf } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { Link } from 'react-router';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Picture } from '../../../ui/cover/picture.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/icons.ts';
import { Region } from '../../../ui/region/region.tsx';
import { Title } from '../../../ui/title/title.tsx';
import { courseLengthText } from '../format-course.ts';
import type { Lesson } from '../lesson-kinds.ts';
import { priceText } from '../price-text.ts';
import { useEnrolment } from '../use-enrolment.ts';
import styles from './course-lead.module.css';

// Loaded lazily: few readers have completed the course.
const CertificateButton = lazyPart(async () => (await import('./certificate-button.tsx')).CertificateButton);

type Course = ResponseOf<'getCourse'>;

/** The lesson that is opened next: the one in progress, else the first. */
export function findNextLesson({ next, lessons }: Course): Lesson | undefined {
  return lessons.find(({ id }) => id === next?.lessonId);
}

/** The learner's next action, over the picture of the course: join, continue or review. */
export function CourseLead({ course }: { course: Course }) {
  const { card } = course;
  return (
    <section className={`${styles.lead} night`} data-print="off">
      <Picture picture={card.picture} sizes="(max-width: 499px) 100vw, 534px" eager alt="" className={styles.picture} />
      <div className={styles.text}>
        <LeadHeading course={course} />
        <div className={styles.button}>
          <CourseButton course={course} size="lg" />
        </div>
      </div>
    </section>
  );
}

function LeadHeading({ course }: { course: Course }) {
  const { card, learning, lessons } = course;
  const lesson = findNextLesson(course);
  if (lesson) return <NextLesson course={course} lesson={lesson} />;
  if (learning?.completedAt != null) {
    return (
      <>
        <p className={styles.where}>{m['course.completedAt']({ date: dateText(learning.completedAt) })}</p>
        <p className={styles.title}>{m['course.completed']()}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.where}>
        <span>{m['course.lessonCount']({ count: lessons.length })}</span>
        {card.course && <span>{courseLengthText(card.course)}</span>}
      </p>
      <p className={styles.title}>
        <Title of={lessons[0] ?? card} />
      </p>
      {card.course && <p className={styles.note}>{priceText(card.course)}</p>}
    </>
  );
}

const isStarted = ({ state, positionSeconds }: Lesson): boolean =>
  state === 'started' || state === 'done' || positionSeconds !== null;

/** The next lesson: the one in progress, the one that follows, or the first of all. */
function positionText({ lessons }: Course, lesson: Lesson): string {
  if (isStarted(lesson)) return m['course.lesson.last']();
  return lessons.some(isStarted) ? m['course.lesson.upNext']() : m['course.lesson.first']();
}

function NextLesson({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { positionSeconds, durationSeconds } = lesson;
  return (
    <>
      <p className={styles.where}>
        <span>{positionText(course, lesson)}</span>
        <span>{m['course.lesson']({ number: course.lessons.indexOf(lesson) + 1 })}</span>
      </p>
      <p className={styles.title}>
        {lesson.pcLink ? (
          <Link to={lesson.pcLink}>
            <Title of={lesson} />
          </Link>
        ) : (
          <Title of={lesson} />
        )}
      </p>
      {durationSeconds !== null && (
        <p className={styles.note}>
          {formatDuration(positionSeconds ?? 0)} / {formatDuration(durationSeconds)}
        </p>
      )}
    </>
  );
}

function goText({ lessons }: Course, lesson: Lesson): string {
  if (lesson.type === 'test') return m['course.learning.toTest']();
  return lessons.some(isStarted) ? m['course.resume']() : m['course.start']();
}

/** The primary action of a course; nothing if it has to be bought. */
export function CourseButton({ course, size }: { course: Course; size: 'md' | 'lg' }) {
  const { card, learning } = course;
  const { isBusy, join } = useEnrolment(card.resourceId);
  const lesson = findNextLesson(course);
  if (lesson?.pcLink) {
    return (
      <ButtonLink kind="primary" size={size} to={lesson.pcLink}>
        <Icon of={play} size={16} filled />
        {goText(course, lesson)}
      </ButtonLink>
    );
  }
  if (learning?.completedAt != null) {
    return (
      <Region skeleton={null}>
        <CertificateButton courseId={card.resourceId} size={size} />
      </Region>
    );
  }
  if (learning?.joined) return null;
  const isFree = learning ? learning.isFree : card.course?.price === 0 || card.course?.vipFree;
  if (isFree) {
    return (
      <Button kind="primary" size={size} busy={isBusy} onClick={join}>
        {m['course.join']()}
      </Button>
    );
  }
  if (!card.course?.vipFree) return null;
  return (
    <ButtonLink kind="gold" size={size} to="/membership">
      {m['course.memberFree']()}
    </ButtonLink>
  );
}
