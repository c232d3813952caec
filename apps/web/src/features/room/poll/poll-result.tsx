import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import styles from './poll.module.css';
import type { LivePoll } from './use-live-polls.ts';

/** The letter of an option: A to F. */
export const getLetter = (option: number): string => String.fromCharCode(65 + option);

/** The time that is left of a poll, in ms, as 0:42; it is rounded up (rules/format#durations). */
export function remainingText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return m['live.poll.left']({ time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });
}

/** The share of an option, as a whole percentage. */
export function getPercent(result: readonly number[], option: number): number {
  const total = result.reduce((sum, votes) => sum + votes, 0);
  return total === 0 ? 0 : Math.round(((result[option] ?? 0) / total) * 100);
}

interface PollResultProps {
  poll: LivePoll;
  /** The options have letters, as when they were chosen. */
  hasLetters: boolean;
}

/**
 * The options of a poll with its reader's and the lecturer's choice; with shares and bars once its reader may see the
 * result (rules/room-poll#results).
 */
export function PollResult({ poll: { options, result, own, chosen, reason }, hasLetters }: PollResultProps) {
  return (
    <>
      <ul className={clsx(styles.result, hasLetters && styles.lettered)}>
        {options.map((option, index) => (
          <li key={index}>
            {hasLetters && <span>{getLetter(index)}</span>}
            <div>
              <p>
                <span>
                  {option}
                  {own === index && <b className={styles.own}>{m['live.poll.own']()}</b>}
                  {chosen === index && <b>{m['live.poll.chosen']()}</b>}
                </span>
                {result && (
                  <span className="num">{m['live.poll.percent']({ percent: getPercent(result, index) })}</span>
                )}
              </p>
              {result && (
                <div className={clsx(styles.bar, own === index && styles.ownBar)} aria-hidden="true">
                  <i style={{ width: `${getPercent(result, index)}%` }} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
    </>
  );
}
