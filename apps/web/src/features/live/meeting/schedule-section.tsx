import type { ScheduleItem } from './halls.ts';
import { ScheduleList } from './schedule-list.tsx';
import type { ScheduleProps } from './schedule-parts.tsx';
import styles from './schedule-section.module.css';

/** Items of several halls under a title. */
export function ScheduleSection({
  title,
  items,
  ...props
}: ScheduleProps & { title: string; items: readonly ScheduleItem[] }) {
  return (
    <section className={styles.section}>
      <h3 className="num">{title}</h3>
      <ScheduleList {...props} label={title} items={items} namesHalls />
    </section>
  );
}
