import type { ResponseOf } from '@osteon/contract';
import { m } from '../../../texts/index.ts';
import styles from './course-introduction.module.css';

/** The course's introduction, objectives and audience. */
export function CourseIntroduction({ course: { card, objectives, audience } }: { course: ResponseOf<'getCourse'> }) {
  return (
    <section id="objectives" className={styles.introduction} data-quotable>
      <h2>{m['content.detail.intro']()}</h2>
      <p>{card.summary}</p>
      <div className={styles.columns}>
        <div>
          <h3>{m['course.objectives']()}</h3>
          <ul>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{m['course.audience']()}</h3>
          <p>{audience}</p>
        </div>
      </div>
    </section>
  );
}
