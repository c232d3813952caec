import { formatDate, formatDay, formatTime, getDayStart } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { weekdayText } from '../../../texts/weekday-text.ts';
import { type Hall, listHallsOfDay } from './halls.ts';
import styles from './schedule-days.module.css';

interface ScheduleDaysProps {
  /** Days as yyyy-mm-dd. */
  days: readonly string[];
  halls: readonly Hall[];
  value: string;
  now: number;
  /** True if past days can be watched. */
  canRewatch: boolean;
  onChange: (day: string) => void;
}

/** The days of a meeting and their states. */
export function ScheduleDays({ days, halls, value, now, canRewatch, onChange }: ScheduleDaysProps) {
  return (
    <div className={styles.days} role="group" aria-label={m['live.list.dates']()}>
      {days.map((day) => (
        <button key={day} type="button" aria-pressed={day === value} onClick={() => onChange(day)}>
          <b className="num">
            {formatDate(getDayStart(day)).slice('yyyy.'.length)} {weekdayText(getDayStart(day))}
          </b>
          <span className="num">{stateText(day, halls, now, canRewatch)}</span>
        </button>
      ))}
    </div>
  );
}

function stateText(day: string, halls: readonly Hall[], now: number, canRewatch: boolean): string {
  const today = formatDay(now);
  if (day === today) return m['live.list.today']();
  if (day < today) return canRewatch ? m['live.meeting.dayOverReplay']() : m['live.meeting.dayOver']();
  const starts = listHallsOfDay(halls, day).flatMap(({ items }) => items.map(({ at }) => at));
  return m['live.meeting.dayBegins']({ time: formatTime(Math.min(...starts)) });
}
