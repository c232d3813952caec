import clsx from 'clsx';
import styles from './mark.module.css';

const MOST = 99;

/** A count of unread items, '99+' at most; nothing at 0. Outside the accessible name of its control. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <b className={clsx(styles.badge, className)} aria-hidden="true">
      {count > MOST ? `${MOST}+` : count}
    </b>
  );
}

/** A dot for something new: red where it needs action, teal where it is only fresh. */
export function Dot({ fresh = false, className }: { fresh?: boolean; className?: string }) {
  return <i className={clsx(styles.dot, fresh && styles.dotFresh, className)} aria-hidden="true" />;
}
