import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useCurrentSection } from '../../../lib/use-current-section.ts';
import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import styles from './meeting-sections.module.css';

/** Header and row of links, in px, below which a part is the current one. */
const TOP_PX = 130;

/** A part of a meeting's page that can be jumped to. */
export interface MeetingPart {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  /** Where there is more of it. */
  readonly more?: string;
  /** It has no heading that is seen. */
  readonly isBare?: boolean;
  readonly content: ReactNode;
}

/** The parts of a meeting's page below a row of links to them, which stays in view and marks the current one. */
export function MeetingSections({ parts }: { parts: readonly MeetingPart[] }) {
  const current = useCurrentSection(parts.map(({ id }) => id).join(' '), TOP_PX);
  const { search } = useLocation();
  return (
    <>
      <nav className={styles.links} aria-label={m['live.meeting.parts']()}>
        {parts.map(({ id, title, count }) => (
          <Link key={id} to={{ search, hash: id }} replace aria-current={id === current ? 'true' : undefined}>
            {title}
            {count !== undefined && (
              <span className="num" aria-hidden="true">
                {count}
              </span>
            )}
          </Link>
        ))}
      </nav>
      {parts.map(({ id, title, more, isBare, content }) =>
        isBare ? (
          <section key={id} id={id} className={styles.bare} aria-label={title}>
            {content}
          </section>
        ) : (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
            <SectionHeader id={`${id}-title`} title={title} more={more} />
            {content}
          </section>
        ),
      )}
    </>
  );
}
