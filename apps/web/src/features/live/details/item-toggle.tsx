import type { ResponseOf } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import clsx from 'clsx';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import styles from './item-action.module.css';

interface ItemToggleProps {
  activityId: string;
  item: ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'][number]['items'][number];
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
