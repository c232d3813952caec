import type { ResponseOf } from '@osteon/contract';
import { Link } from 'react-router';
import { useChannelParam } from '../../../entities/stream/player/room-params.ts';
import { m } from '../../../texts/index.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './hall-line.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

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
