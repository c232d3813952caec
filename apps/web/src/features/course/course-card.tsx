import type { ResourceCard } from '@osteon/contract';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { joinList } from '../../texts/join-text.ts';
import { nameText } from '../../texts/name-text.ts';
import { CoverCard } from '../../ui/card/cover-card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icons.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './course-card.module.css';
import { CourseSegments } from './course-segments.tsx';
import { courseLengthText, creditText } from './format-course.ts';

/** A course in a list: its lessons as segments, length, credit and price. */
export function CourseCard({ item }: { item: ResourceCard }) {
  const { course } = item;
  return (
    <CoverCard item={item} titles={item}>
      <p className={styles.by}>{lecturersText(item)}</p>
      {course && (
        <>
          <div className={styles.segments}>
            <CourseSegments course={course} />
          </div>
          <p className={styles.details}>
            <CardProgress course={course} />
            <span className={styles.length}>{courseLengthText(course)}</span>
            {course.points > 0 && <span className={styles.credit}>{creditText(course)}</span>}
          </p>
          <p className={styles.foot}>
            <Tag specialtyId={item.specialty.id}>{nameText(item.specialty)}</Tag>
            <span className={styles.price}>
              {course.price === 0 ? m['course.free']() : m['membership.price']({ price: course.price })}
              {course.price > 0 && course.vipFree && <em>{m['course.memberFree']()}</em>}
            </span>
          </p>
        </>
      )}
    </CoverCard>
  );
}

/** Lecturers of the course: the first names, and the total if there are more. */
function lecturersText({ author, course }: ResourceCard): string {
  const { names = [], count = 0 } = course?.lecturers ?? {};
  if (names.length === 0) return authorText(author);
  const list = joinList(names);
  return count > names.length ? m['course.lecturers']({ names: list, count }) : list;
}

/** Number of lessons, and for a learner the number done. */
function CardProgress({ course: { lessons, learning } }: { course: NonNullable<ResourceCard['course']> }) {
  if (!learning) return <span>{m['course.lessonCount']({ count: lessons.length })}</span>;
  return (
    <span className={styles.progress}>
      {learning.isCompleted && <Icon of={check} size={14} />}
      {learning.isCompleted
        ? m['course.learning.finished']()
        : m['course.learning.done']({ done: learning.done, count: lessons.length })}
    </span>
  );
}
