import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import styles from './match-number.module.css';

/** The two digits that the phone shows too; their place stays while there is no code, so that nothing jumps. */
export function MatchNumber({ digits, absent }: { digits: string | undefined; absent: boolean }) {
  return (
    <p className={clsx(styles.match, absent && styles.absent)}>
      {m['account.qr.matchNumber']()}
      <b>{digits}</b>
    </p>
  );
}
