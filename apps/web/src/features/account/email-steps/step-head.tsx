import type { ReactNode } from 'react';
import styles from './email-steps.module.css';

/** The heading of a step: its number, title and an optional sentence. */
export function StepHead({ step, title, children }: { step: string; title: string; children?: ReactNode }) {
  return (
    <div>
      <p className={styles.step}>{step}</p>
      <h2>{title}</h2>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  );
}
