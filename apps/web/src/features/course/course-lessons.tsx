import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { Title, TitleLink } from '../../ui/title/title.tsx';
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
      {lessons.map((lesson, index) => (
        <li key={lesson.title}>
          <span className={styles.number}>{index + 1}</span>
          <div>
            <h3>{lesson.pcLink ? <TitleLink to={lesson.pcLink} of={lesson} /> : <Title of={lesson} />}</h3>
            <p>
              {kinds[lesson.type]()} <span className="num">{m['course.minutes']({ minutes: lesson.minutes })}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
