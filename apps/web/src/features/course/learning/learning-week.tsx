import { useGetLearningWeek } from '../../../entities/course/api/get-learning-week.ts';
import { m } from '../../../texts/index.ts';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { lengthText } from '../format-course.ts';
import styles from './learning-week.module.css';

/** Days from Monday to Sunday. */
const dayTexts = [
  m['course.week.monday'],
  m['course.week.tuesday'],
  m['course.week.wednesday'],
  m['course.week.thursday'],
  m['course.week.friday'],
  m['course.week.saturday'],
  m['course.week.sunday'],
];

/** Height of the longest day's bar, in px. */
const HEIGHT = 64;

/** Text of a duration; without a figure below a minute. */
const timeText = (seconds: number): string =>
  seconds > 0 && seconds < 60 ? m['course.week.underMinute']() : lengthText(Math.floor(seconds / 60));

/** Learning time on each day of this week, and the number of finished lessons (rules/learning#week). */
export function LearningWeek() {
  return (
    <section className={styles.week} aria-labelledby="learning-week">
      <h2 id="learning-week">{m['course.week']()}</h2>
      <Region skeleton={<RowSkeletons count={1} plain />}>
        <Days />
      </Region>
    </section>
  );
}

function Days() {
  const { days, lessonsDone } = useGetLearningWeek();
  const total = days.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  return (
    <>
      <p className={styles.sum}>
        <b>{timeText(total)}</b>
        <span>{m['course.week.done']({ count: lessonsDone })}</span>
      </p>
      <ol className={styles.days}>
        {days.map(({ day, seconds }, index) => (
          <li key={day} title={timeText(seconds)}>
            <i data-some={seconds > 0 || undefined} style={{ height: Math.max(2, (HEIGHT * seconds) / most) }} />
            <span>{dayTexts[index]?.()}</span>
            <VisuallyHidden>{timeText(seconds)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{m['course.week.note']()}</p>
    </>
  );
}
