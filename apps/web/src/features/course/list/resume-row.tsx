import type { JoinedCourse } from '../../../entities/course/api/get-my-learning.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Title, TitleLink } from '../../../ui/title/title.tsx';
import { CourseSegments } from '../course-segments.tsx';
import { creditText, remainingText } from '../format-course.ts';
import styles from './resume-row.module.css';

/** Resume position in the course with the latest progress: the only primary action of the list. */
export function ResumeRow({ item: { card, next } }: { item: JoinedCourse }) {
  const { course } = card;
  if (!course || !next?.pcLink) return null;
  return (
    <section className={styles.row} aria-label={m['course.resume']()}>
      <Cover picture={card.picture} sizes="200px" alt="" className={styles.cover} />
      <div className={styles.text}>
        <p className={styles.last}>
          <span>{m['course.lesson.last']()}</span>
          <span>{m['course.learning.next']({ number: next.number })}</span>
        </p>
        <h2>
          <TitleLink to={next.pcLink} of={{ title: next.title, titleEn: '' }} />
        </h2>
        <p className={styles.course}>
          <Title of={card} />
          {next.remainingSeconds !== null && <span>{remainingText(next.remainingSeconds)}</span>}
        </p>
        <div className={styles.segments}>
          <CourseSegments course={course} />
        </div>
      </div>
      <div className={styles.action}>
        <p>
          <span>{m['course.learning.done']({ done: course.learning?.done ?? 0, count: course.lessons.length })}</span>
          {course.points > 0 && <span>{creditText(course)}</span>}
        </p>
        <ButtonLink kind="primary" to={next.pcLink}>
          {m['course.resume']()}
        </ButtonLink>
      </div>
    </section>
  );
}
