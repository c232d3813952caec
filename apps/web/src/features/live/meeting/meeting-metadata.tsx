import type { ResponseOf } from '@osteon/contract';
import { m } from '../../../texts/index.ts';
import styles from './meeting-metadata.module.css';
import { timesText } from './times-text.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

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
