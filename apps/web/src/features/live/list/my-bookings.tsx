import { formatDay, formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { LiveBookings } from '../../../entities/live/api/list-live-bookings.ts';
import { useClock } from '../../../entities/live/countdown.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { monthDayTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { withOwnTime } from '../../../texts/own-time-text.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronDown, chevronUp } from '../../../ui/icon/icons.ts';
import { calendarAdd } from '../../../ui/icon/live-icons.ts';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { useTitle } from '../../../ui/title/title.tsx';
import styles from './my-bookings.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The number of bookings that are shown at first: on phones the list of events is below them. */
const SHOWN = { beside: 5, above: 2 } as const;

type Booking = LiveBookings['list'][number];

interface MyBookingsProps {
  bookings: LiveBookings;
  /** The position relative to the list of events. */
  position: keyof typeof SHOWN;
}

/**
 * The user's bookings, the next first, with a calendar file and buttons to cancel; nothing without bookings
 * (rules/live-booking#my-bookings).
 */
export function MyBookings({ bookings: { list, clockOffset }, position }: MyBookingsProps) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const hasMore = list.length > SHOWN[position];
  const now = useClock(clockOffset, MINUTE_MS);
  if (list.length === 0) return null;
  return (
    <section className={clsx(styles.mine, styles[position])} aria-labelledby={id}>
      <header>
        <h2 id={id}>{m['live.book.mine']()}</h2>
        <span className="num">{list.length}</span>
        <a href="/gateway/live-service/calendar/booked" download>
          <Icon of={calendarAdd} size={16} />
          {m['live.book.calendarAll']()}
        </a>
      </header>
      <ul>
        {list.slice(0, isExpanded ? undefined : SHOWN[position]).map((booking) => (
          <BookingRow key={`${booking.activityId} ${booking.itemId}`} booking={booking} now={now} />
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? m['live.book.less']() : m['live.book.all']()}
          <Icon of={isExpanded ? chevronUp : chevronDown} size={16} />
        </button>
      )}
      <p className={styles.note}>
        {m['live.book.reminderNote']()}
        <button type="button" onClick={() => openDialog('reminders', {})}>
          {m['live.book.reminderSettings']()}
        </button>
      </p>
    </section>
  );
}

function BookingRow({ booking, now }: { booking: Booking; now: number }) {
  const { activityId, itemId, itemTitle, beginTime, pcLink } = booking;
  const { text } = useTitle(eventTitles(booking));
  const title = itemTitle === '' ? text : itemTitle;
  const cancel = () =>
    emit('actionRequested', {
      action: { name: 'bookLive', data: { activityId, booked: false, ...(itemId !== '' && { itemId }) } },
    });
  return (
    <li>
      <p className={styles.when}>
        <time className="num">{startTimeText(beginTime, now)}</time>
        <span className="num">{timeLeftText(beginTime - now)}</span>
      </p>
      <p className={styles.what}>
        <Link to={pcLink}>{title}</Link>
        <button type="button" aria-label={m['live.book.cancelOf']({ title })} onClick={cancel}>
          {m['live.book.cancel']()}
        </button>
      </p>
    </li>
  );
}

/** The start time of a booking: 今天 21:30, 11.24 20:00. */
function startTimeText(at: number, now: number): string {
  const isToday = formatDay(at) === formatDay(now);
  return withOwnTime(isToday ? `${m['live.list.today']()} ${formatTime(at)}` : monthDayTimeText(at), at);
}

/** The time until the start, in its largest unit; empty after the start. */
function timeLeftText(left: number): string {
  if (left <= 0) return '';
  if (left < HOUR_MS) return m['live.book.inMinutes']({ count: Math.ceil(left / MINUTE_MS) });
  if (left >= DAY_MS) return m['live.book.inDays']({ count: Math.floor(left / DAY_MS) });
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  return m['live.book.inHours']({ hours: Math.floor(left / HOUR_MS), minutes });
}
