import type { ResponseOf } from '@osteon/contract';
import { Link } from 'react-router';
import { m } from '../../texts/index.ts';
import styles from './course-lessons.module.css';

type Lesson = ResponseOf<'getCourse'>['lessons'][number];

const kinds: Record<Lesson['type'], () => string> = {
  video: m['content.type.video'],
  document: m['content.type.document'],
  case: m['content.type.case'],
  test: m['course.test'],
};

/** The lessons in their order, with what each is and how long it takes. */
export function CourseLessons({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <ol className={styles.lessons}>
      {lessons.map(({ title, type, minutes, pcLink }, index) => (
        <li key={title}>
          <span className={styles.number}>{index + 1}</span>
          <div>
            <h3>{pcLink ? <Link to={pcLink}>{title}</Link> : title}</h3>
            <p>
              {kinds[type]()} <span className="num">{m['course.minutes']({ minutes })}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
