import type { ResponseOf } from '@osteon/contract';
import { formatDate, formatShortDateTime, getScheduleState, isOnAir } from '@osteon/domain';
import { Link } from 'react-router';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { LiveMark, SoftMark } from '../../../ui/mark/mark.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { ItemHeading } from '../../../ui/title/title.tsx';
import { liveKindText } from '../list/live-kind-text.ts';
import { getRoomPath } from '../url/room-path.ts';
import { findCurrentItem, type Hall } from './halls.ts';
import { MeetingActions } from './meeting-actions.tsx';
import styles from './meeting-hero.module.css';
import { timesText } from './times-text.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface MeetingHeroProps {
  live: Live;
  halls: readonly Hall[];
  now: number;
}

/** The title of a meeting, and a line per hall with its running or next item (rules/live-page#meeting). */
export function MeetingHero({ live, halls, now }: MeetingHeroProps) {
  const { status, kind, viewCount, lecturers, picture, pcBackgroundPicUrl } = live;
  return (
    <section className={`night ${styles.hero}`}>
      <span className={styles.picture}>
        {pcBackgroundPicUrl ? (
          <img src={pcBackgroundPicUrl} width={picture.width} height={picture.height} alt="" fetchPriority="high" />
        ) : (
          <Cover picture={picture} sizes="(max-width: 499px) 100vw, 662px" eager alt="" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>
          {isOnAir(status) ? <LiveMark /> : <SoftMark>{liveStatusText(status)}</SoftMark>}
          <span>{liveKindText(kind)}</span>
          {viewCount > 0 && <span className="num">{m['live.detail.viewers']({ count: countText(viewCount) })}</span>}
        </p>
        <ItemHeading of={eventTitles(live)} />
        <p className={`num ${styles.details}`}>
          <span>{datesText(live)}</span>
          <span>
            {halls.length > 1
              ? m['live.meeting.hallsAndLecturers']({ halls: halls.length, lecturers: lecturers.length })
              : m['live.meeting.lecturers']({ lecturers: lecturers.length })}
          </span>
        </p>
        <ul className={styles.halls}>
          {halls.map((hall) => (
            <HallLine key={hall.id} live={live} hall={hall} now={now} />
          ))}
        </ul>
        <div className={styles.actions}>
          <MeetingActions live={live} halls={halls} />
        </div>
      </div>
    </section>
  );
}

/** The days of a meeting, or its day and time. */
function datesText(live: Live): string {
  const [first, last] = [formatDate(live.planBeginTime), formatDate(live.planEndTime)];
  return first === last ? timesText(live) : `${first}–${last.slice('yyyy.'.length)}`;
}

/** A line of a hall: its name, which links into it, and its running or next item. */
function HallLine({ live, hall, now }: { live: Live; hall: Hall; now: number }) {
  const item = findCurrentItem(hall, now);
  const runs = item && getScheduleState(item, now) === 'running';
  return (
    <li>
      {hall.channelId ? (
        <Link className="target" to={getRoomPath(live, hall.channelId)}>
          {hall.name}
        </Link>
      ) : (
        <b>{hall.name}</b>
      )}
      <span className={styles.item}>
        {item && !runs && <time className="num">{formatShortDateTime(item.at, now)}</time>}
        {item ? item.title : m['live.meeting.hallOver']()}
      </span>
      <span className={styles.speaker}>{item?.speaker}</span>
    </li>
  );
}
