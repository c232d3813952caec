import { Fragment } from 'react';
import { m } from '../../../texts/index.ts';
import { countdownText, countdownUnits } from '../booking/countdown-text.ts';
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
  const values = countdownUnits(left);
  return (
    <p className={styles.countdown} role="timer" aria-live="off" aria-label={countdownText(left)}>
      {UNITS.map((unit) => (
        <Fragment key={unit}>
          <b className="num">{values[unit]}</b>
          <span>{WORDS[unit]()}</span>
        </Fragment>
      ))}
    </p>
  );
}
