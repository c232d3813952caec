import type { ResponseOf } from '@osteon/contract';
import { canBookAgendaItem, getScheduleState } from '@osteon/domain';
import type { ReactNode } from 'react';
import { m } from '../../../texts/index.ts';
import styles from './item-action.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

interface ItemActionProps {
  live: Live;
  item: Live['agenda'][number]['items'][number];
  now: number;
  /** What shows one again that is over. */
  past: ReactNode;
  /** What books one that lies ahead. */
  children: ReactNode;
}

/**
 * One that is over can be seen again, unless it was passed over; the running one says that it runs, one ahead can be booked
 * (rules/live#agenda).
 */
export function ItemAction({ live, item, now, past, children }: ItemActionProps) {
  const state = getScheduleState(item, now);
  if (state === 'running') return <span className={styles.running}>{m['live.agenda.running']()}</span>;
  if (state === 'past') return item.at < item.endAt && past;
  return canBookAgendaItem(live.status, item.at, now) && children;
}
