import type { ResourceCard } from '@osteon/contract';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { CoverCard } from '../../ui/card/cover-card.tsx';
import { SegmentedProgress } from '../../ui/progress/progress.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './course-card.module.css';
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
          <SegmentedProgress segments={course.lessons.map(({ minutes }) => ({ weight: minutes, done: 0 }))} />
          <p className={styles.facts}>
            <span>{m['course.lessonCount']({ count: course.lessons.length })}</span>
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
