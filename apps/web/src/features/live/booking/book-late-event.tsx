import type { ResponseOf } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import styles from './book-actions.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** The button that books a late event, so that the user is notified of its start (rules/live-booking#reminders). */
export function BookLateEvent({ live: { activityId, booked } }: { live: Pick<Live, 'activityId' | 'booked'> }) {
  const isTap = useThrottle(DEBOUNCE_MS);
  const book = () => {
    if (isTap()) emit('actionRequested', { action: { name: 'bookLive', data: { activityId } } });
  };
  if (booked)
    return (
      <Button disabled className={styles.booked}>
        <Icon of={check} size={18} />
        {m['live.stage.remindBooked']()}
      </Button>
    );
  return (
    <Button className={styles.calendar} onClick={book}>
      {m['live.stage.remindBegin']()}
    </Button>
  );
}
