import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useCurrentSection } from '../../../lib/use-current-section.ts';
import { m } from '../../../texts/index.ts';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import styles from './meeting-sections.module.css';

/** Height of header and link row, in px, below which a section counts as current. */
const TOP_PX = 130;

/** A section of a meeting's page with an anchor. */
export interface MeetingPart {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  readonly count?: number;
  /** The URL of the full list. */
  readonly more?: string;
  /** True if the section has no visible heading. */
  readonly isBare?: boolean;
  readonly content: ReactNode;
}

/** The sections of a meeting's page below a sticky row of links, which marks the current one. */
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
