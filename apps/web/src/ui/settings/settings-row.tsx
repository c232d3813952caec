import type { ReactNode } from 'react';
import { getLang } from '../../texts/locale.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './settings.module.css';

interface SettingsRowProps {
  term: string;
  /** The current value. */
  value: ReactNode;
  /** A grey sentence below it. */
  note?: ReactNode;
  /** The button that changes it. */
  action?: ReactNode;
}

/** One setting: name, current value and the action that changes it. Child of SettingsRows. */
export function SettingsRow({ term, value, note, action }: SettingsRowProps) {
  return (
    <div className={styles.row}>
      <dt lang={getLang(term)}>{term}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {note && <span className={`${styles.note} num`}>{note}</span>}
      </dd>
      {action && <dd>{action}</dd>}
    </div>
  );
}

/** The rows of a section. */
export function SettingsRows({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

/** Rows that are loading. */
export function SettingsRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={`${styles.row} ${styles.waiting}`}>
      <Skeleton width={72} />
      <Skeleton width={168} height={16} />
    </div>
  ));
}
