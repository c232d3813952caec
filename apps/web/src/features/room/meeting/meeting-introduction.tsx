import type { LiveCard, ResponseOf } from '@osteon/contract';
import { formatDay, formatTime } from '@osteon/domain';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { creditRuleText } from '../../../entities/live/event-text.ts';
import { useCurrentSection } from '../../../lib/use-current-section.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { withOwnTime } from '../../../texts/own-time-text.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { LiveIntroduce } from '../details/live-introduce.tsx';
import styles from './meeting-introduction.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface MeetingIntroduceProps {
  live: Live;
  /** The metadata of the meeting, unless it is beside the schedule. */
  metadata: ReactNode;
}

/** The introduction of a meeting, with its metadata beside it. */
export function MeetingIntroduce({ live, metadata }: MeetingIntroduceProps) {
  return (
    <div className={styles.introduce}>
      <LiveIntroduce data={live.courseIntroduceData} />
      {metadata}
    </div>
  );
}

const CONDITIONS = {
  all: () => m['live.meeting.openToAll'](),
  login: () => m['live.detail.afterLogin'](),
  auth: () => m['live.detail.afterAuth'](),
} as const;

/** The time of a meeting, its halls, the condition for watching, and its credit. */
export function MeetingMetadata({ live }: { live: Live }) {
  const halls = live.halls.map(({ hallName }) => hallName).filter((name) => name !== '');
  return (
    <dl className={styles.details}>
      <div>
        <dt>{m['live.meeting.time']()}</dt>
        <dd className="num">{timesText(live)}</dd>
      </div>
      {halls.length > 0 && (
        <div>
          <dt>{m['live.meeting.hall']()}</dt>
          <dd>{joinList(halls)}</dd>
        </div>
      )}
      <div>
        <dt>{m['live.meeting.condition']()}</dt>
        <dd>{CONDITIONS[live.authorizeType]()}</dd>
      </div>
      {live.credit && (
        <div>
          <dt>{m['course.creditLabel']()}</dt>
          <dd>{creditRuleText(live.credit)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The start and end time of a meeting, with one date if it is on one day. */
export function timesText({ planBeginTime, planEndTime }: Pick<LiveCard, 'planBeginTime' | 'planEndTime'>): string {
  if (formatDay(planBeginTime) === formatDay(planEndTime))
    return withOwnTime(`${dateTimeText(planBeginTime)}–${formatTime(planEndTime)}`, planBeginTime);
  return m['live.meeting.fromUntil']({
    from: withOwnTime(dateTimeText(planBeginTime), planBeginTime),
    until: dateTimeText(planEndTime),
  });
}

/** The number of lecturers that are shown at first. */
const SHOWN = 8;

/** The lecturers of a meeting in columns, each with a link to their page. */
export function MeetingLecturers({ lecturers }: { lecturers: LiveCard['lecturers'] }) {
  const [isExpanded, setIsExpanded] = useState(lecturers.length <= SHOWN);
  return (
    <>
      <ul className={styles.lecturers}>
        {lecturers.slice(0, isExpanded ? undefined : SHOWN).map(({ id, name, title, hospital, portrait }) => (
          <li key={id}>
            <Avatar name={name} src={portrait} size={44} />
            <div>
              <Link to={`/doctorHome?id=${id}`} data-live-action="lecturerClick">
                {name}
              </Link>
              <p>
                <em>{doctorTitleText(title)}</em>
                {hospital && m['format.details']() + hospital}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {!isExpanded && (
        <Button className={styles.more} size="sm" onClick={() => setIsExpanded(true)}>
          {m['live.meeting.allLecturers']({ count: lecturers.length })}
        </Button>
      )}
    </>
  );
}

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
