import type { ResponseOf } from '@osteon/contract';
import { canBookAgendaItem, DEBOUNCE_MS, getScheduleState } from '@osteon/domain';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useStageWallClock } from '../../../entities/stream/engine/wall-clock.ts';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, play } from '../../../ui/icon/icons.ts';
import styles from './item-action.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Item = Live['agenda'][number]['items'][number];

interface ItemActionProps {
  live: Live;
  item: Item;
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

interface ItemToggleProps {
  activityId: string;
  item: Item;
  /** The accessible name of the button, with the item's title. */
  name: string;
  icon: string;
  /** The texts while it is not booked, and while it is. */
  texts: readonly [string, string];
}

/** The button that books an agenda item, or cancels the booking (rules/live-booking#booking). */
export function ItemToggle({ activityId, item: { itemId, booked }, name, icon, texts }: ItemToggleProps) {
  const isTap = useThrottle(DEBOUNCE_MS);
  const toggle = () => {
    if (!isTap()) return;
    emit('actionRequested', { action: { name: 'bookLive', data: { activityId, itemId, booked: !booked } } });
  };
  return (
    <button
      type="button"
      className={clsx('target', styles.toggle)}
      aria-pressed={booked}
      aria-label={name}
      data-live-action="scheduleClick"
      onClick={toggle}
    >
      <Icon of={booked ? check : icon} size={16} />
      {texts[booked ? 1 : 0]}
    </button>
  );
}

/**
 * The button that shows a past agenda item on the stage, while its stream or replay still contains it
 * (rules/stream-stage#rewind).
 */
export function RewatchButton({ item: { at, endAt, title } }: { item: Item }) {
  const isAvailable = useStageWallClock(({ from }) => from !== null && from < endAt);
  const seekTo = useStageWallClock((shown) => shown.seekTo);
  if (!isAvailable) return null;
  return (
    <button
      type="button"
      className={clsx('target', styles.back)}
      data-live-action="scheduleClick"
      aria-label={m['live.stage.rewatchOf']({ title })}
      onClick={() => seekTo(at)}
    >
      <Icon of={play} size={16} />
      {m['live.stage.rewatch']()}
    </button>
  );
}
