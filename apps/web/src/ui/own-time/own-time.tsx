import clsx from 'clsx';
import { clockNoteText, ownTimeText } from '../../texts/own-time-text.ts';
import styles from './own-time.module.css';

/** The device's own time of an event (ms), below the event; nothing in Shanghai (rules/format#time-zones). */
export function OwnTime({ at, className }: { at: number; className?: string }) {
  const text = ownTimeText(at);
  return text && <p className={clsx('num', styles.note, className)}>{text}</p>;
}

/** Names the clock of a list of times, one of which is given (ms); nothing in Shanghai. */
export function ClockNote({ at, className }: { at: number | undefined; className?: string }) {
  const text = at === undefined ? null : clockNoteText(at);
  return text && <p className={clsx(styles.note, className)}>{text}</p>;
}
