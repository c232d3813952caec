import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { getCourseQuery } from '../../entities/course/api/get-course.ts';
import { LessonPanel } from '../../features/course/lesson/lesson-panel.tsx';
import { LockedLesson } from '../../features/course/lesson/locked-lesson.tsx';
import { reportReadingTime } from '../../features/course/lesson/report-reading-time.ts';
import type { Lesson } from '../../features/course/lesson-kinds.ts';
import { refetch } from '../../lib/gateway/query-client.ts';
import { Title } from '../../ui/title/title.tsx';
import styles from './lesson-page.module.css';

/** Polling interval of the progress beside a lesson, in ms. */
const REFRESH_MS = 30_000;

interface LessonPageProps {
  /** The page of the lesson's item. */
  view: (lesson: InLesson) => ReactNode;
}

/** A lesson with its course beside it; one that is locked shows what comes first (rules/learning#pages). */
export function LessonPage({ view }: LessonPageProps) {
  const open = useOpenLesson();
  return open ? <OpenLessonPage open={open} view={view} /> : view({});
}

function OpenLessonPage({ open: { courseId, lessonId }, view }: LessonPageProps & { open: OpenLesson }) {
  const { data: course } = useQuery({ ...getCourseQuery(courseId), refetchInterval: REFRESH_MS });
  const lesson = course?.lessons.find(({ id }) => id === lessonId);
  // An unknown lesson, or one of another course, opens as it does outside of it.
  const panel = course && lesson ? <LessonPanel course={course} lesson={lesson} /> : null;
  const joined = course?.learning?.joined === true;
  if (joined && lesson?.state === 'locked') {
    return (
      <div className={`page ${styles.locked}`}>
        <div>
          <LockedLesson course={course} lesson={lesson} />
          <h1>
            <Title of={lesson} />
          </h1>
        </div>
        {panel}
      </div>
    );
  }
  const reads = joined && course.learning?.isFree && lesson && isText(lesson) && lesson.state !== 'done';
  return (
    <>
      {view({ lessonId, panel })}
      {reads && <ReportReading key={lesson.id} lessonId={lesson.id} />}
    </>
  );
}

const isText = ({ type }: Lesson): boolean => type === 'document' || type === 'case';

function ReportReading({ lessonId }: { lessonId: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    const stopped = new AbortController();
    reportReadingTime(lessonId, () => void refetch(queries, 'getCourse'), stopped.signal);
    return () => stopped.abort();
  }, [queries, lessonId]);
  return null;
}

/** The lesson that an item is opened in (rules/learning#pages). */
interface OpenLesson {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Props of the page of an item that is opened in a lesson: its id, and the course beside it. */
export interface InLesson {
  readonly lessonId?: string;
  readonly panel?: ReactNode;
}

const ID = /^[\w-]{1,64}$/;

/** The lesson in the address of an item; null where it is opened outside of a course. */
function useOpenLesson(): OpenLesson | null {
  const [params] = useSearchParams();
  const courseId = params.get('course') ?? '';
  const lessonId = params.get('lesson') ?? '';
  return ID.test(courseId) && ID.test(lessonId) ? { courseId, lessonId } : null;
}
