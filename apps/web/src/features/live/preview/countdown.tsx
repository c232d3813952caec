import { splitCountdown } from '@osteon/domain';
import { Fragment } from 'react';
import { m } from '../../../texts/index.ts';
import styles from './countdown.module.css';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const WORDS = {
  days: () => m['live.detail.days'](),
  hours: () => m['live.detail.hours'](),
  minutes: () => m['live.detail.minutes'](),
  seconds: () => m['live.detail.seconds'](),
} as const;

/** The time left (ms) in days, hours, minutes and seconds. */
export function Countdown({ left }: { left: number }) {
  const values = new Map(splitCountdown(left).map(({ unit, value }) => [unit, value]));
  const get = (unit: (typeof UNITS)[number]) => {
    const digits = unit === 'minutes' || unit === 'seconds' ? 2 : 1;
    return String(values.get(unit) ?? 0).padStart(digits, '0');
  };
  const [days, hours, minutes, seconds] = [get('days'), get('hours'), get('minutes'), get('seconds')];
  const time = m['format.countdown']({ days, hours, minutes, seconds });
  return (
    <p className={styles.countdown} role="timer" aria-live="off" aria-label={m['live.detail.countdown']({ time })}>
      {UNITS.map((unit) => (
        <Fragment key={unit}>
          <b className="num">{get(unit)}</b>
          <span>{WORDS[unit]()}</span>
        </Fragment>
      ))}
    </p>
  );
}
