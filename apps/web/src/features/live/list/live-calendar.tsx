import { addDays, getDayOfMonth, getDayStart, LIVE_CALENDAR_DAYS } from '@osteon/domain';
import type { LiveCounts } from '../../../entities/live/api/count-lives.ts';
import { monthText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { shortWeekdayText } from '../../../texts/weekday-text.ts';
import { chevronLeft, chevronRight } from '../../../ui/icon/action-icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { DayNumber } from './day-number.tsx';
import { dayText, monthOf } from './day-text.ts';
import styles from './live-calendar.module.css';

const WEEK = 7;

interface LiveCalendarProps {
  counts: LiveCounts;
  /** The days, yyyy-mm-dd, on which something starts that the user has booked. */
  bookedDays: ReadonlySet<string>;
  /** The chosen day. */
  day: string | undefined;
  /** Receives the day, or an empty string if it was chosen before. */
  onDay: (day: string) => void;
  /** Receives the first day of another three weeks. */
  onFrom: (from: string) => void;
}

/** A calendar of three weeks that marks the days with events; a chosen day lists its own (rules/live#calendar). */
export function LiveCalendar({
  counts: { calendar, today },
  bookedDays,
  day: chosen,
  onDay,
  onFrom,
}: LiveCalendarProps) {
  const [first, last] = [calendar[0]?.day ?? today, calendar.at(-1)?.day ?? today];
  return (
    <section aria-label={m['live.list.dates']()}>
      <header className={styles.head}>
        <h2>{monthsText(first, last)}</h2>
        <p>
          <IconButton
            size="sm"
            icon={chevronLeft}
            label={m['live.calendar.before']()}
            onClick={() => onFrom(addDays(first, -LIVE_CALENDAR_DAYS))}
          />
          <IconButton
            size="sm"
            icon={chevronRight}
            label={m['live.calendar.after']()}
            onClick={() => onFrom(addDays(first, LIVE_CALENDAR_DAYS))}
          />
        </p>
      </header>
      <p className={styles.weekdays} aria-hidden="true">
        {calendar.slice(0, WEEK).map(({ day }) => (
          <span key={day}>{shortWeekdayText(getDayStart(day))}</span>
        ))}
      </p>
      <div className={styles.days}>
        {calendar.map(({ day, count }, index) => (
          <button
            key={day}
            type="button"
            className="num"
            aria-label={dayText(day, getDayMark(count, bookedDays.has(day)))}
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            data-past={day < today || undefined}
            data-mark={getDayMark(count, bookedDays.has(day))}
            onClick={() => onDay(day === chosen ? '' : day)}
          >
            <span>{index > 0 && day.endsWith('-01') ? <DayNumber day={day} /> : getDayOfMonth(getDayStart(day))}</span>
          </button>
        ))}
      </div>
      <p className={styles.legend}>
        <span data-mark="booked">{m['live.book.booked']()}</span>
        <span data-mark="held">{m['live.calendar.hasLive']()}</span>
      </p>
    </section>
  );
}

/** The mark of a day: something booked starts, or some event does. */
function getDayMark(count: number, booked: boolean): 'booked' | 'held' | undefined {
  if (booked) return 'booked';
  return count > 0 ? 'held' : undefined;
}

/** The months of two days. */
function monthsText(first: string, last: string): string {
  const [from, until] = [monthOf(first), monthOf(last)];
  return from === until
    ? monthText(from)
    : m['live.calendar.months']({ from: monthText(from), until: monthText(until) });
}

/** The days from today in a row, for phones (rules/live#calendar). */
export function DayStrip({
  counts: { calendar, today },
  bookedDays,
  day: chosen,
  onDay,
}: Omit<LiveCalendarProps, 'onFrom'>) {
  return (
    <div className={styles.strip} role="group" aria-label={m['live.list.dates']()}>
      {calendar
        .filter(({ day }) => day >= today)
        .map(({ day, count }) => (
          <button
            key={day}
            type="button"
            className="num"
            aria-label={dayText(day, getDayMark(count, bookedDays.has(day)))}
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            data-mark={getDayMark(count, bookedDays.has(day))}
            onClick={() => onDay(day === chosen ? '' : day)}
          >
            <span>{shortWeekdayText(getDayStart(day))}</span>
            <b>{getDayOfMonth(getDayStart(day))}</b>
          </button>
        ))}
    </div>
  );
}
