import { formatDate, formatDay, getDayStart, listScheduleDays } from '@osteon/domain';
import { weekdayText } from '../../../texts/weekday-text.ts';
import styles from './own-schedule.module.css';
import { ScheduleList } from './schedule-list.tsx';
import type { ScheduleProps } from './schedule-parts.tsx';

/** What the reader has booked of a meeting in all halls, by days. */
export function OwnSchedule(props: ScheduleProps) {
  return listScheduleDays(props.own).map((day) => {
    const text = `${formatDate(getDayStart(day)).slice('yyyy.'.length)} ${weekdayText(getDayStart(day))}`;
    return (
      <section key={day} className={styles.day}>
        <h3 className="num">{text}</h3>
        <ScheduleList {...props} label={text} items={props.own.filter(({ at }) => formatDay(at) === day)} namesHalls />
      </section>
    );
  });
}
