import type { ResponseOf } from '@osteon/contract';
import { formatDay, getScheduleState, isOnAir, LiveStatus } from '@osteon/domain';
import { Link } from 'react-router';
import { BookAction, BookActions, CalendarLink } from '../../../entities/live/booking/book-actions.tsx';
import { liveKindText } from '../../../entities/live/event-text.ts';
import { countText } from '../../../texts/count-text.ts';
import { dayRangeText, shortDateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { LiveMark, SoftMark } from '../../../ui/mark/mark.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { ItemHeading } from '../../../ui/title/title.tsx';
import { findCurrentItem, getRoomPath, type Hall, listBookedItems } from './halls.ts';
import styles from './meeting-hero.module.css';
import { timesText } from './meeting-introduction.tsx';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface MeetingHeroProps {
  live: Live;
  halls: readonly Hall[];
  now: number;
}

/** The title of a meeting, and a line per hall with its running or next item (rules/room#meeting). */
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
  if (formatDay(live.planBeginTime) === formatDay(live.planEndTime)) return timesText(live);
  return dayRangeText(live.planBeginTime, live.planEndTime);
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
        {item && !runs && <time className="num">{shortDateTimeText(item.at, now)}</time>}
        {item ? item.title : m['live.meeting.hallOver']()}
      </span>
      <span className={styles.speaker}>{item?.speaker}</span>
    </li>
  );
}

interface MeetingActionsProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  halls: readonly Hall[];
}

/**
 * The actions of a meeting: book it, enter its first hall, watch its replay, and download the user's schedule as a
 * calendar file.
 */
export function MeetingActions({ live, halls }: MeetingActionsProps) {
  const isAhead = live.status === LiveStatus.advertise;
  const hasBookedItems = (isAhead || isOnAir(live.status)) && listBookedItems(halls).length > 0;
  if (isAhead && !hasBookedItems) return <BookActions live={live} />;
  return (
    <>
      {isAhead ? <BookAction live={live} /> : <Entry live={live} halls={halls} />}
      {hasBookedItems && (
        <CalendarLink path={`/booked?activityId=${live.activityId}`}>{m['live.meeting.calendar']()}</CalendarLink>
      )}
    </>
  );
}

/** The link into the first hall of a running meeting, or to its replay; nothing if there is neither. */
function Entry({ live, halls: [first] }: MeetingActionsProps) {
  if (!first?.channelId) return null;
  if (isOnAir(live.status))
    return (
      <ButtonLink kind="primary" to={getRoomPath(live, first.channelId)}>
        {m['live.meeting.enterHall']({ hall: first.name })}
      </ButtonLink>
    );
  if (live.replayList.length === 0) return null;
  return (
    <ButtonLink kind="primary" to={getRoomPath(live, first.channelId)}>
      {m['live.list.watchReplay']()}
    </ButtonLink>
  );
}
