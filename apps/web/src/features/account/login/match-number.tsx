import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import styles from './match-number.module.css';

/** The match number, which is to be chosen on the phone; without a code its space stays reserved. */
export function MatchNumber({ digits, absent }: { digits: string | undefined; absent: boolean }) {
  return (
    <p className={clsx(styles.match, absent && styles.absent)}>
      {m['account.qr.matchNumber']()}
      <b>{digits}</b>
    </p>
  );
}
