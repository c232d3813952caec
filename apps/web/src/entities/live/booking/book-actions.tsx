import type { ResponseOf } from '@osteon/contract';
import { DEBOUNCE_MS } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { useThrottle } from '../../../lib/use-throttle.ts';
import { m } from '../../../texts/index.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { calendarAdd } from '../../../ui/icon/live-icons.ts';
import { useGatewayNow } from '../countdown.ts';
import styles from './book-actions.module.css';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Booked = Pick<Live, 'activityId' | 'booked'>;

/** Interval of the check whether the event is late, in ms. */
const STEP_MS = 5000;

/** The buttons that book an announced event and add it to the calendar (rules/live-booking#booking). */
export function BookActions({ live }: { live: Booked }) {
  return (
    <>
      <BookAction live={live} />
      <CalendarLink path={`?activityId=${live.activityId}`}>{m['live.book.calendar']()}</CalendarLink>
    </>
  );
}

/** The button that books an announced event, or the mark that it is booked. */
export function BookAction({ live: { activityId, booked } }: { live: Booked }) {
  const book = useBook(activityId);
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

/** The button that books a late event, so that the user is notified of its start (rules/live-booking#reminders). */
export function BookLateEvent({ live: { activityId, booked } }: { live: Booked }) {
  const book = useBook(activityId);
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

/**
 * The booking of an announced event in the bar of phones; for a late event the booking of its start
 * (rules/live-booking#countdown).
 */
export function BookBar({ live }: { live: Live }) {
  const now = useGatewayNow(live.activityId, STEP_MS);
  return now < live.planBeginTime ? <BookActions live={live} /> : <BookLateEvent live={live} />;
}

/** Books an event, once per tap. */
function useBook(activityId: string): () => void {
  const isTap = useThrottle(DEBOUNCE_MS);
  return () => {
    if (isTap()) emit('actionRequested', { action: { name: 'bookLive', data: { activityId } } });
  };
}
