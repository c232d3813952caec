import type { ReactNode } from 'react';
import { m } from '../../texts/index.ts';
import styles from './personal-layout.module.css';
import { type PageSection, PersonalNavigation } from './personal-navigation.tsx';

/** The account page: its sections with their navigation. */
export function PersonalLayout({ entries, children }: { entries: readonly PageSection[]; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <PersonalNavigation entries={entries} />
      <div className={styles.sections}>
        <h1>{m['route.personalInfo']()}</h1>
        {children}
      </div>
    </div>
  );
}
