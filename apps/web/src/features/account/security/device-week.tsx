import { formatDay } from '@osteon/domain';
import clsx from 'clsx';
import { daysText } from './device-text.ts';
import styles from './devices.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last days as yyyy-mm-dd, today last. */
function lastDays(days: number, now: number): string[] {
  return Array.from({ length: days }, (_, index) => formatDay(now - (days - 1 - index) * DAY_MS));
}

/** The days of the month, as the heading of the dots. */
export function WeekHead({ days, now }: { days: number; now: number }) {
  return (
    <span className={clsx(styles.week, 'num')} aria-hidden="true">
      {lastDays(days, now).map((day, index) => (
        <i key={day} className={index === days - 1 ? styles.today : undefined}>
          {Number(day.slice(8))}
        </i>
      ))}
    </span>
  );
}

/** On which of the last days a device logged in. */
export function Week({ days, now, loginDays }: { days: number; now: number; loginDays: readonly string[] }) {
  return (
    <span className={styles.week} role="img" aria-label={daysText(loginDays)}>
      {lastDays(days, now).map((day) => (
        <i key={day} className={loginDays.includes(day) ? styles.on : undefined} />
      ))}
    </span>
  );
}
