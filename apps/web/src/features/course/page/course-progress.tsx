import type { ResponseOf } from '@osteon/contract';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SegmentedProgress } from '../../../ui/progress/segmented-progress.tsx';
import { creditText } from '../format-course.ts';
import { priceText } from '../price-text.ts';
import { useEnrolment } from '../use-enrolment.ts';
import styles from './course-progress.module.css';

type Course = ResponseOf<'getCourse'>;

/** The learner's progress, and the credit, requirements and price of the course. */
export function CourseProgress({ course: { card, lessons, learning, condition } }: { course: Course }) {
  const { leave, isBusy } = useEnrolment(card.resourceId);
  const done = lessons.filter(({ state }) => state === 'done').length;
  const joined = learning?.joined === true;
  const segments = lessons.map(({ minutes, progress, type }) => ({
    weight: minutes,
    done: joined ? progress : 0,
    outlined: type === 'test',
  }));
  const courseFields = card.course;
  return (
    <section className={styles.panel} aria-labelledby="course-progress">
      <header>
        <h2 id="course-progress">{m['course.progress']()}</h2>
        <p>
          <b>{joined ? done : 0}</b>
          {m['course.progress.of']({ count: lessons.length })}
        </p>
      </header>
      <SegmentedProgress segments={segments} thick />
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.done} />
          {m['course.progress.done']()}
        </span>
        <span>
          <i />
          {m['course.progress.open']()}
        </span>
        {condition === 'lessonsAndTest' && (
          <span>
            <i className={styles.test} />
            {m['course.test']()}
          </span>
        )}
      </p>
      {courseFields && (
        <dl>
          {courseFields.points > 0 && (
            <div>
              <dt>{m['course.creditLabel']()}</dt>
              <dd>
                <b>{creditText(courseFields)}</b>
                <span className="num">{m['course.hours']({ hours: courseFields.hours })}</span>
              </dd>
            </div>
          )}
          <div>
            <dt>{courseFields.points > 0 ? m['course.condition']() : m['course.condition.label']()}</dt>
            <dd>
              {condition === 'lessonsAndTest'
                ? m['course.condition.lessonsAndTest']()
                : m['course.condition.lessons']()}
            </dd>
          </div>
          <div>
            <dt>{m['course.priceLabel']()}</dt>
            <dd>
              <b className="num">{priceText(courseFields)}</b>
            </dd>
          </div>
        </dl>
      )}
      {joined && learning.completedAt === null && (
        <p className={styles.leave}>
          <Button kind="text" size="sm" busy={isBusy} onClick={leave}>
            {m['course.leave']()}
          </Button>
        </p>
      )}
    </section>
  );
}
