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
  /** The link or button that shows a past item again. */
  past: ReactNode;
  /** The button that books an upcoming item. */
  children: ReactNode;
}

/**
 * The action of an agenda item: a past one can be watched again unless it was skipped, the running one is marked, and
 * an upcoming one can be booked (rules/live-agenda#agenda).
 */
export function ItemAction({ live, item, now, past, children }: ItemActionProps) {
  const state = getScheduleState(item, now);
  if (state === 'running') return <span className={styles.running}>{m['live.agenda.running']()}</span>;
  if (state === 'past') return item.at < item.endAt && past;
  return canBookAgendaItem(live.status, item.at, now) && children;
}
