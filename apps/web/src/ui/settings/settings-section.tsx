import type { ReactNode } from 'react';
import { langOf } from '../../texts/locale.ts';
import styles from './settings.module.css';

interface SettingsSectionProps {
  /** Its anchor; the contents beside the page lead to it. */
  id: string;
  title: string;
  /** One grey sentence beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** One matter of a page of settings. */
export function SettingsSection({ id, title, note, children }: SettingsSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} lang={langOf(title)}>
          {title}
        </h2>
        {note && <p className="num">{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** What stands under the rows of a section: a button and a grey sentence. */
export function SettingsFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
