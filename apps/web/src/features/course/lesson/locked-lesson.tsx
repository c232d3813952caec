import type { ResponseOf } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import { Title } from '../../../ui/title/title.tsx';
import { type Lesson, lockText } from '../lesson-kinds.ts';
import styles from './locked-lesson.module.css';

/** Placeholder of a locked lesson: the lesson to do first, and the rest of it (rules/learning#order). */
export function LockedLesson({ course: { lessons }, lesson }: { course: ResponseOf<'getCourse'>; lesson: Lesson }) {
  const first = lessons.find(({ id }) => id === lesson.lock?.lessonId);
  return (
    <section className={`${styles.locked} night`}>
      <Icon of={lock} size={28} />
      <p className={styles.reason}>{lockText(lesson, lessons)}</p>
      {first && (
        <p className={styles.first}>
          <Title of={first} />
          {first.durationSeconds !== null && (
            <span>
              {m['course.lesson.left']({ time: formatDuration(first.durationSeconds * (1 - first.progress)) })}
            </span>
          )}
        </p>
      )}
      {first?.pcLink && (
        <ButtonLink kind="primary" to={first.pcLink}>
          {m['course.lesson.go']({ number: lessons.indexOf(first) + 1 })}
        </ButtonLink>
      )}
    </section>
  );
}
