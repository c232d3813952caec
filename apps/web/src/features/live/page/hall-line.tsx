import type { ResponseOf } from '@osteon/contract';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCurrentHall } from '../url/use-current-hall.ts';
import styles from './hall-line.module.css';

/** The link from the room of a meeting back to its schedule, and the name of its hall (rules/live-page#rooms). */
export function HallLine({ live }: { live: ResponseOf<'getActivityDetail'>['meetingActivity'] }) {
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
