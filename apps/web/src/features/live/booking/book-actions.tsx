import type { ResponseOf } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { calendarAdd } from '../../../ui/icon/live-icons.ts';
import styles from './book-actions.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** Books an announced event, and gives it to the calendar (rules/live#booking). */
export function BookActions({ live: { activityId, booked } }: { live: Pick<Live, 'activityId' | 'booked'> }) {
  const isTap = useThrottle(DEBOUNCE_MS);
  const book = () => {
    if (isTap()) emit('actionRequested', { action: { name: 'bookLive', data: { activityId } } });
  };
  return (
    <>
      {booked ? (
        <Button disabled className={styles.booked}>
          <Icon of={check} size={18} />
          {m['live.book.booked']()}
        </Button>
      ) : (
        <Button kind="primary" onClick={book}>
          {m['live.book.action']()}
        </Button>
      )}
      <a
        className={buttonClass({}, styles.calendar)}
        href={`/gateway/live-service/calendar?activityId=${activityId}`}
        download
      >
        <Icon of={calendarAdd} size={18} />
        {m['live.book.calendar']()}
      </a>
    </>
  );
}
