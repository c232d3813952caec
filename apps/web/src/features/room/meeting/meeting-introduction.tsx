import type { LiveCard, ResponseOf } from '@osteon/contract';
import { formatDate, formatDateTime, formatTime } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
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

/** The time of a meeting, its halls and the condition for watching. */
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
          <dd>{halls.join('、')}</dd>
        </div>
      )}
      <div>
        <dt>{m['live.meeting.condition']()}</dt>
        <dd>{CONDITIONS[live.authorizeType]()}</dd>
      </div>
    </dl>
  );
}

/** The start and end time of a meeting, with one date if it is on one day. */
export function timesText({ planBeginTime, planEndTime }: Pick<LiveCard, 'planBeginTime' | 'planEndTime'>): string {
  if (formatDate(planBeginTime) === formatDate(planEndTime))
    return `${formatDateTime(planBeginTime)}–${formatTime(planEndTime)}`;
  return m['live.meeting.fromUntil']({ from: formatDateTime(planBeginTime), until: formatDateTime(planEndTime) });
}
