import type { ReactNode } from 'react';
import { getLang } from '../../texts/locale.ts';
import styles from './settings.module.css';

interface SettingsSectionProps {
  /** Its anchor; the contents list links to it. */
  id: string;
  title: string;
  /** A grey sentence beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a settings page. */
export function SettingsSection({ id, title, note, children }: SettingsSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} lang={getLang(title)}>
          {title}
        </h2>
        {note && <p className="num">{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** The end of a section: a button and a grey sentence. */
export function SettingsFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
