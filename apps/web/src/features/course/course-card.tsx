import type { ResourceCard } from '@osteon/contract';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { CoverCard } from '../../ui/card/cover-card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icons.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './course-card.module.css';
import { CourseSegments } from './course-segments.tsx';
import { priceText } from './price-text.ts';

/** A course in a list: its lessons as segments, hours, credit and price. */
export function CourseCard({ item }: { item: ResourceCard }) {
  const { course } = item;
  return (
    <CoverCard item={item} titles={item}>
      <p className={styles.by}>
        {authorText(item.author)} {item.author?.hospital}
      </p>
      {course && (
        <>
          <CourseSegments course={course} />
          <p className={styles.facts}>
            <CardProgress course={course} />
            {course.hours > 0 && <span className="num">{m['course.hours']({ hours: course.hours })}</span>}
            {course.points > 0 && (
              <span className="num">{m['course.credit']({ class: course.creditClass, points: course.points })}</span>
            )}
          </p>
          <p className={styles.foot}>
            <Tag specialtyId={item.specialty.id}>{item.specialty.name}</Tag>
            <span className={course.vipFree ? styles.member : 'num'}>{priceText(course)}</span>
          </p>
        </>
      )}
    </CoverCard>
  );
}

/** How many lessons there are, and to a learner how many are done. */
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
