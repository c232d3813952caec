import type { ResponseOf } from '@osteon/contract';
import type { ReactNode } from 'react';
import { LiveIntroduce } from '../details/live-introduce.tsx';
import styles from './meeting-introduce.module.css';

interface MeetingIntroduceProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
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
