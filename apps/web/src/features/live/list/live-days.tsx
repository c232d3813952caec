import type { LiveListItem } from '@osteon/contract';
import { addDays, formatDay, getDayStart } from '@osteon/domain';
import type { LiveBookings } from '../../../entities/live/api/list-live-bookings.ts';
import { m } from '../../../texts/index.ts';
import { weekdayText } from '../../../texts/weekday-text.ts';
import { DayNumber } from './day-number.tsx';
import { dayText, monthOf } from './day-text.ts';
import styles from './live-days.module.css';
import { LiveRow } from './live-row.tsx';

interface LiveDaysProps {
  liveEvents: readonly LiveListItem[];
  today: string | undefined;
  bookings: LiveBookings;
}

/** The ids of the events that are booked as a whole. */
const bookedEvents = ({ list }: LiveBookings) =>
  new Set(list.filter(({ itemId }) => itemId === '').map(({ activityId }) => activityId));

/**
 * Events by the day of their start, the days in the order of the list; `today` is yyyy-mm-dd, once it is known
 * (rules/live#lists).
 */
export function LiveDays({ liveEvents, today, bookings }: LiveDaysProps) {
  const booked = bookedEvents(bookings);
  const days = Map.groupBy(liveEvents, ({ planBeginTime }) => formatDay(planBeginTime));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={dayText(day)}>
      <h2 className="num" data-today={day === today || undefined}>
        <b data-other-month={(today !== undefined && monthOf(day) !== monthOf(today)) || undefined}>
          <DayNumber day={day} monthClass={styles.month} />
        </b>
        <span>{weekdayText(getDayStart(day))}</span>
        {day === today && <em>{m['live.list.today']()}</em>}
        {today !== undefined && day === addDays(today, 1) && <em>{m['live.list.tomorrow']()}</em>}
      </h2>
      <ul>
        {ofDay.map((live) => (
          <li key={live.activityId}>
            <LiveRow live={live} booking={{ booked: booked.has(live.activityId), clockOffset: bookings.clockOffset }} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
