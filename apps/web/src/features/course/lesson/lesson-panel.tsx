import type { ResponseOf } from '@osteon/contract';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, lock } from '../../../ui/icon/icons.ts';
import { SegmentedProgress } from '../../../ui/progress/segmented-progress.tsx';
import { Title } from '../../../ui/title/title.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Lesson } from '../lesson-kinds.ts';
import { useEnrolment } from '../use-enrolment.ts';
import styles from './lesson-panel.module.css';

interface LessonPanelProps {
  course: ResponseOf<'getCourse'>;
  /** The open lesson. */
  lesson: Lesson;
}

/** The course beside one of its lessons: progress, the other lessons, links back and to the next one. */
export function LessonPanel({ course, lesson }: LessonPanelProps) {
  const { card, lessons, learning } = course;
  const index = lessons.indexOf(lesson);
  const joined = learning?.joined === true;
  const canOpen = ({ state, pcLink }: Lesson) => pcLink !== null && state !== 'locked';
  const previous = lessons.slice(0, index).findLast(canOpen);
  const next = lessons.slice(index + 1).find(canOpen);
  return (
    <section className={styles.panel} aria-labelledby="lesson-course">
      <h2 id="lesson-course">
        <Link to={card.pcLink}>
          <Title of={card} />
        </Link>
      </h2>
      <p className={styles.place}>{m['course.lesson.of']({ number: index + 1, count: lessons.length })}</p>
      <SegmentedProgress
        segments={lessons.map(({ minutes, progress, type }) => ({
          weight: minutes,
          done: joined ? progress : 0,
          outlined: type === 'test',
        }))}
      />
      <ol className={styles.lessons}>
        {lessons.map((each, position) => (
          <li key={each.id} className={styles[each.state]} aria-current={each === lesson || undefined}>
            <span className={styles.number}>{position + 1}</span>
            {canOpen(each) ? (
              <Link to={each.pcLink ?? ''}>
                <Title of={each} />
              </Link>
            ) : (
              <Title of={each} />
            )}
            <Mark state={each.state} />
          </li>
        ))}
      </ol>
      {!joined && learning?.isFree && <JoinButton id={card.resourceId} />}
      <p className={styles.ways}>
        {previous?.pcLink && (
          <ButtonLink size="sm" to={previous.pcLink}>
            {m['course.lesson.previous']()}
          </ButtonLink>
        )}
        {next?.pcLink && (
          <ButtonLink size="sm" to={next.pcLink} className={styles.next}>
            {m['course.lesson.next']()}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function Mark({ state }: { state: Lesson['state'] }) {
  if (state !== 'done' && state !== 'locked') return null;
  return (
    <span className={styles.mark}>
      <Icon of={state === 'done' ? check : lock} size={16} />
      <VisuallyHidden>{state === 'done' ? m['course.progress.done']() : m['course.lesson.locked']()}</VisuallyHidden>
    </span>
  );
}

function JoinButton({ id }: { id: string }) {
  const { isBusy, join } = useEnrolment(id);
  return (
    <Button size="sm" wide busy={isBusy} onClick={join}>
      {m['course.join']()}
    </Button>
  );
}
