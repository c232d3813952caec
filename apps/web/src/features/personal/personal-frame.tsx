import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import { type Entry, PersonalContents } from './personal-contents.tsx';
import styles from './personal-frame.module.css';

/** The page of one's own account: its sections with their names beside them. */
export function PersonalFrame({ entries, children }: { entries: readonly Entry[]; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <PersonalContents entries={entries} />
      <div className={styles.sections}>
        <h1>{m['route.personalInfo']()}</h1>
        {children}
      </div>
    </div>
  );
}
