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

type Live = Pick<ResponseOf<'getActivityDetail'>['meetingActivity'], 'activityId' | 'booked'>;

/** The buttons that book an announced event and add it to the calendar (rules/live-booking#booking). */
export function BookActions({ live }: { live: Live }) {
  return (
    <>
      <BookAction live={live} />
      <CalendarLink path={`?activityId=${live.activityId}`}>{m['live.book.calendar']()}</CalendarLink>
    </>
  );
}

/** The button that books an announced event, or the mark that it is booked. */
export function BookAction({ live: { activityId, booked } }: { live: Live }) {
  const isTap = useThrottle(DEBOUNCE_MS);
  const book = () => {
    if (isTap()) emit('actionRequested', { action: { name: 'bookLive', data: { activityId } } });
  };
  if (!booked)
    return (
      <Button kind="primary" onClick={book}>
        {m['live.book.action']()}
      </Button>
    );
  return (
    <Button disabled className={styles.booked}>
      <Icon of={check} size={18} />
      {m['live.book.booked']()}
    </Button>
  );
}

/** A link that downloads a calendar file (rules/live-booking#calendar-files). */
export function CalendarLink({ path, children }: { path: string; children: string }) {
  return (
    <a className={buttonClass({}, styles.calendar)} href={`/gateway/live-service/calendar${path}`} download>
      <Icon of={calendarAdd} size={18} />
      {children}
    </a>
  );
}
