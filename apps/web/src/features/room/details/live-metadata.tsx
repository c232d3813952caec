import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { Link } from 'react-router';
import { creditRuleText, lengthText } from '../../../entities/live/event-text.ts';
import { useChannelParam } from '../../../entities/stream/player/room-params.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { award } from '../../../ui/icon/award.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, lock } from '../../../ui/icon/icons.ts';
import styles from './live-metadata.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

const CONDITIONS = {
  login: { met: () => m['live.detail.afterLoginMet'](), open: () => m['live.detail.afterLogin']() },
  auth: { met: () => m['live.detail.afterAuthMet'](), open: () => m['live.detail.afterAuth']() },
} as const;

/** The number of lecturers that are named for a replay. */
const NAMED_LECTURERS = 2;

/**
 * The metadata of an event: its lecturer; before the start its length and number of videos, later its viewers; for a
 * replay its date. The condition for watching is shown until it is met and the event has started
 * (rules/stream#who-may-watch). Its credit is shown until the end (rules/live-attendance#credit).
 */
export function LiveMetadata({ live }: { live: Live }) {
  const { lecturers, channelList, status, authorizeType } = live;
  const isAhead = status === LiveStatus.advertise;
  const isReplay = status === LiveStatus.replay;
  const [lecturer] = lecturers;
  const named = lecturers.slice(0, isReplay ? NAMED_LECTURERS : 1);
  const isMet = live.loginOrAuth.authStatus === 1;
  const condition = authorizeType === 'all' || isReplay || (isMet && !isAhead) ? null : CONDITIONS[authorizeType];
  return (
    <p className={styles.details}>
      {lecturer && (
        <>
          <b>{joinList(named.map(({ name }) => name))}</b>
          <span>{lecturer.hospital}</span>
        </>
      )}
      {isAhead ? (
        <>
          <span className="num">{lengthText(live)}</span>
          {channelList.length > 1 && (
            <span className={`num ${styles.wide}`}>{m['live.detail.pictures']({ count: channelList.length })}</span>
          )}
        </>
      ) : (
        <ViewCount live={live} />
      )}
      {isReplay && (
        <span className={`num ${styles.wide}`}>{m['live.detail.held']({ date: dateText(live.planBeginTime) })}</span>
      )}
      {condition && (
        <span className={styles.condition}>
          <Icon of={isMet ? check : lock} size={16} />
          {isMet ? condition.met() : condition.open()}
        </span>
      )}
      {live.credit && (
        <span className={styles.condition}>
          <Icon of={award} size={16} />
          {creditRuleText(live.credit)}
        </span>
      )}
    </p>
  );
}

/** The number of plays of a replay, or of viewers of the event; nothing for zero. */
function ViewCount({ live: { status, viewCount, playbackCount } }: { live: Live }) {
  const isReplay = status === LiveStatus.replay;
  const count = isReplay ? playbackCount : viewCount;
  if (count === 0) return null;
  return (
    <span className="num">{isReplay ? m['live.detail.plays']({ count }) : m['live.detail.viewers']({ count })}</span>
  );
}

/** The link from the room of a meeting back to its schedule, and the name of its hall (rules/room#rooms). */
export function HallLine({ live }: { live: Live }) {
  const hall = useCurrentHall(live);
  return (
    <p className={styles.line}>
      <Link to={live.pcLink}>
        <Icon of={chevronLeft} size={16} />
        {m['live.meeting.back']()}
      </Link>
      {hall && <span>{hall.hallName}</span>}
    </p>
  );
}

/** The hall of the channel in the URL; the first hall without one. */
export function useCurrentHall({ halls }: Pick<Live, 'halls'>): Live['halls'][number] | undefined {
  const [chosen] = useChannelParam();
  return halls.find(({ channelId }) => channelId === chosen) ?? halls[0];
}
