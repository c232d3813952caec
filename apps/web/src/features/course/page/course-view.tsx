import type { ResponseOf } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import type { ReactNode } from 'react';
import { useGetCourse } from '../../../entities/course/api/get-course.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { audienceText } from '../../../texts/audience-text.ts';
import { m } from '../../../texts/index.ts';
import { nameText } from '../../../texts/name-text.ts';
import { Region } from '../../../ui/region/region.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { useAddressTab } from '../../../ui/tabs/use-address-tab.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { ItemHeading } from '../../../ui/title/title.tsx';
import { courseLengthText } from '../format-course.ts';
import { CourseIntroduction } from './course-introduction.tsx';
import { CourseButton, CourseLead, findNextLesson } from './course-lead.tsx';
import { CourseOutline } from './course-outline.tsx';
import { CourseProgress } from './course-progress.tsx';
import { CourseLecturers, type FollowLecturer } from './course-rail.tsx';
import styles from './course-view.module.css';

// Loaded lazily, as it is at the end of the rail.
const CourseMore = lazyPart(async () => (await import('./course-more.tsx')).CourseMore);

// Loaded lazily: only for learners of a course that has changed.
const CourseChange = lazyPart(async () => (await import('./course-change.tsx')).CourseChange);

interface CourseViewProps {
  id: string;
  /** Action buttons for the reader. */
  actions: ReactNode;
  /** Discussion of the course. */
  comments: ReactNode;
  follow: FollowLecturer;
}

type Course = ResponseOf<'getCourse'>;

/** A course page: next action, lessons with the learner's progress, lecturers and credit (rules/course#page). */
export function CourseView({ id, actions, comments, follow }: CourseViewProps) {
  const course = useGetCourse(id);
  const isPhone = useBreakpoint() === 'phone';
  const { lessons, lecturers, card } = course;
  const outline = (
    <section id="lessons" className={styles.outline} data-quotable>
      <header>
        <h2>{m['course.outline']()}</h2>
        <p>
          {m['course.lessonCount']({ count: lessons.length })}
          {card.course && ` · ${courseLengthText(card.course)}`}
        </p>
      </header>
      <CourseOutline lessons={lessons} currentId={course.next?.lessonId} />
    </section>
  );
  const introduction = <CourseIntroduction course={course} />;
  const people = <CourseLecturers lecturers={lecturers} follow={follow} />;
  const more = (
    <Region skeleton={null}>
      <CourseMore course={course} />
    </Region>
  );
  if (isPhone) {
    return (
      <div className={styles.phone}>
        <CourseLead course={course} />
        <Head course={course} />
        <CourseProgress course={course} />
        <PhoneTabs
          course={course}
          outline={outline}
          introduction={
            <>
              {actions}
              {introduction}
            </>
          }
          comments={comments}
        >
          {people}
          {more}
        </PhoneTabs>
        <PhoneBar course={course} />
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div>
        <CourseLead course={course} />
        <Head course={course} />
        {actions}
        {outline}
        {introduction}
        {comments}
      </div>
      <aside className={styles.rail}>
        <CourseProgress course={course} />
        {people}
        {more}
      </aside>
    </div>
  );
}

function Head({ course: { card, tags, lessons, learning } }: { course: Course }) {
  return (
    <header className={styles.head}>
      <p className={styles.tags}>
        <Tag specialtyId={card.specialty.id}>{nameText(card.specialty)}</Tag>
        {tags.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </p>
      <ItemHeading of={card} />
      <p className={styles.details}>
        <span>{m['course.lessonCount']({ count: lessons.length })}</span>
        {card.course && <span>{courseLengthText(card.course)}</span>}
        <span>{audienceText(card)}</span>
      </p>
      {learning?.change && (
        <Region skeleton={null}>
          <CourseChange courseId={card.resourceId} change={learning.change} />
        </Region>
      )}
    </header>
  );
}

type PhoneTab = 'outline' | 'introduction' | 'lecturers' | 'comments';

const SECTION_TABS: Readonly<Record<string, PhoneTab>> = { '#lessons': 'outline', '#objectives': 'introduction' };

/** The tab of the anchor in a URL: a comment, or a section that a comment quotes (rules/comment#addresses). */
const findTab = (hash: string): PhoneTab | null =>
  hash.startsWith('#comment-') ? 'comments' : (SECTION_TABS[hash] ?? null);

interface PhoneTabsProps {
  course: Course;
  outline: ReactNode;
  introduction: ReactNode;
  comments: ReactNode;
  /** The lecturers. */
  children: ReactNode;
}

function PhoneTabs({ course, outline, introduction, comments, children }: PhoneTabsProps) {
  const [tab, setTab] = useAddressTab<PhoneTab>('outline', findTab);
  const tabs = [
    { value: 'outline', label: m['course.outlineTab'](), count: course.lessons.length },
    { value: 'introduction', label: m['content.detail.intro']() },
    { value: 'lecturers', label: m['live.detail.tabLecturers'](), count: course.lecturers.length },
    { value: 'comments', label: m['content.comment.title']() },
  ] as const;
  return (
    <div className={styles.tabs}>
      <Tabs label={m['route.courseTerminal']()} tabs={tabs} value={tab} onChange={setTab}>
        <TabPanel value="outline">{outline}</TabPanel>
        <TabPanel value="introduction">{introduction}</TabPanel>
        <TabPanel value="lecturers">{children}</TabPanel>
        <TabPanel value="comments">{comments}</TabPanel>
      </Tabs>
    </div>
  );
}

/** The next action, within reach of the thumb on phones. */
function PhoneBar({ course }: { course: Course }) {
  const lesson = findNextLesson(course);
  // Nothing for a joined course in which nothing is open or completed.
  if (!lesson && course.learning?.joined && course.learning.completedAt === null) return null;
  return (
    <div className={styles.bar} data-print="off">
      <p>
        {lesson && (
          <>
            <span>{m['course.lesson']({ number: course.lessons.indexOf(lesson) + 1 })}</span>
            {lesson.positionSeconds !== null && <span>{formatDuration(lesson.positionSeconds)}</span>}
          </>
        )}
      </p>
      <CourseButton course={course} size="lg" />
    </div>
  );
}
