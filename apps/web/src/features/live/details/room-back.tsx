import type { ResponseOf } from '@osteon/contract';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './room-back.module.css';

/** The back link of a room on phones, where the video replaces the frame's header. */
export function RoomBack({ live: { kind, pcLink } }: { live: ResponseOf<'getActivityDetail'>['meetingActivity'] }) {
  return (
    <Link className={styles.back} to={kind === 'conference' ? pcLink : '/meetingList'} aria-label={m['common.back']()}>
      <Icon of={chevronLeft} size={24} />
    </Link>
  );
}
