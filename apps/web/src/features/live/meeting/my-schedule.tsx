import { formatDate, formatDay, getDayStart, listScheduleDays } from '@osteon/domain';
import { weekdayText } from '../../../texts/weekday-text.ts';
import type { ScheduleProps } from './schedule-parts.tsx';
import { ScheduleSection } from './schedule-section.tsx';

/** The items of a meeting that the user has booked in all halls, by day. */
export function MySchedule(props: ScheduleProps) {
  return listScheduleDays(props.bookedItems).map((day) => {
    const title = `${formatDate(getDayStart(day)).slice('yyyy.'.length)} ${weekdayText(getDayStart(day))}`;
    const items = props.bookedItems.filter(({ at }) => formatDay(at) === day);
    return <ScheduleSection key={day} {...props} title={title} items={items} />;
  });
}
