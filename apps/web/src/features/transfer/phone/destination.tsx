import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import styles from './phone.module.css';

/** The receiver: the browser that is logged in on the desktop, null without one. */
export function Destination({ desktop }: { desktop: string | null }) {
  return (
    <p className={clsx(styles.to, desktop !== null && styles.present)}>
      <span>{m['transfer.phone.to']()}</span>
      <b>{m['transfer.phone.desktop']()}</b>
      <small>{desktop === null ? m['transfer.phone.absent']() : desktop}</small>
    </p>
  );
}
