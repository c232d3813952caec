import type { ResponseOf } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { calendar } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import styles from './agenda.module.css';

type Item = ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'][number]['items'][number];

/** Books an item of an agenda, or takes that back (rules/live#booking). */
export function RemindButton({ activityId, item }: { activityId: string; item: Item }) {
  const { itemId, booked, title } = item;
  const isTap = useThrottle(DEBOUNCE_MS);
  const toggle = () => {
    if (!isTap()) return;
    emit('actionRequested', { action: { name: 'bookLive', data: { activityId, itemId, booked: !booked } } });
  };
  return (
    <button
      type="button"
      className={styles.remind}
      aria-pressed={booked}
      aria-label={m['live.book.remindOf']({ title })}
      onClick={toggle}
    >
      <Icon of={booked ? check : calendar} size={16} />
      {booked ? m['live.book.booked']() : m['live.book.remind']()}
    </button>
  );
}
