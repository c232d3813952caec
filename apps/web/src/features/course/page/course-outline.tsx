import { formatDuration } from '@osteon/domain';
import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, lock, play } from '../../../ui/icon/icons.ts';
import { Title } from '../../../ui/title/title.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { remainingText } from '../format-course.ts';
import { type Lesson, lessonKinds, lockText } from '../lesson-kinds.ts';
import styles from './course-outline.module.css';

// Needed by one lesson at most, so loaded lazily.
const LessonChapters = lazy(async () => ({ default: (await import('./lesson-chapters.tsx')).LessonChapters }));

interface CourseOutlineProps {
  lessons: readonly Lesson[];
  /** The lesson to continue with; its chapters are displayed. */
  currentId: string | undefined;
}

/** The lessons in their order, with their kind and the learner's state. */
export function CourseOutline({ lessons, currentId }: CourseOutlineProps) {
  return (
    <ol className={styles.lessons}>
      {lessons.map((lesson, index) => {
        const isCurrent = lesson.id === currentId;
        const link = lesson.state === 'locked' ? null : lesson.pcLink;
        return (
          <li
            key={lesson.id}
            className={clsx(styles[lesson.state], isCurrent && styles.current)}
            aria-current={isCurrent || undefined}
          >
            <Row link={link}>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.body}>
                <b>
                  <Title of={lesson} />
                </b>
                <span className={styles.details}>
                  <span className={styles.kind}>
                    <Icon of={lessonKinds[lesson.type].icon} size={16} />
                    {lessonKinds[lesson.type].name()}
                  </span>
                  <span className="num">{m['course.minutes']({ minutes: lesson.minutes })}</span>
                  {lesson.state === 'locked' && <span>{lockText(lesson, lessons)}</span>}
                  {lesson.state === 'unavailable' && <span>{m['course.lesson.unavailable']()}</span>}
                  {isCurrent && <Remaining lesson={lesson} />}
                </span>
              </span>
              <State lesson={lesson} isCurrent={isCurrent} />
            </Row>
            {isCurrent && lesson.type === 'video' && lesson.pcLink && (
              <Suspense>
                <LessonChapters link={lesson.pcLink} positionSeconds={lesson.positionSeconds ?? 0} />
              </Suspense>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Row({ link, children }: { link: string | null; children: ReactNode }) {
  return link === null ? (
    <div className={styles.row}>{children}</div>
  ) : (
    <Link className={styles.row} to={link}>
      {children}
    </Link>
  );
}

function Remaining({ lesson: { durationSeconds, positionSeconds } }: { lesson: Lesson }) {
  if (durationSeconds === null || positionSeconds === null) return null;
  return <span className={styles.remaining}>{remainingText(durationSeconds - positionSeconds)}</span>;
}

function State({ lesson: { state, positionSeconds }, isCurrent }: { lesson: Lesson; isCurrent: boolean }) {
  if (state === 'done') {
    return (
      <span className={styles.state}>
        <Icon of={check} size={16} />
        <span>{m['course.progress.done']()}</span>
      </span>
    );
  }
  if (state === 'locked') {
    return (
      <span className={styles.state}>
        <Icon of={lock} size={18} />
        <VisuallyHidden>{m['course.lesson.locked']()}</VisuallyHidden>
      </span>
    );
  }
  if (!isCurrent) return null;
  return (
    <span className={styles.state}>
      <Icon of={play} size={14} filled />
      {positionSeconds !== null && formatDuration(positionSeconds)}
    </span>
  );
}
