import type { ResponseOf } from '@osteon/contract';
import { formatTime, getScheduleState, isOnAir, type ScheduleState, sortByStart } from '@osteon/domain';
import clsx from 'clsx';
import { useId } from 'react';
import { useGatewayNow } from '../../../../entities/live/countdown.ts';
import type { LiveFigures } from '../../../../entities/room/api/get-live-figures.ts';
import { m } from '../../../../texts/index.ts';
import styles from './item-attendance.module.css';

/** Update interval of the progress of the running item, in ms. */
const STEP_MS = 10_000;

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Item = Live['agenda'][number]['items'][number];

/** The attendance of each item of the agenda: of those that are over, of the running one, and bookings of the others. */
export function ItemAttendance({ live, figures }: { live: Live; figures: LiveFigures }) {
  const headingId = useId();
  const now = useGatewayNow(live.activityId, STEP_MS);
  const items = sortByStart(live.agenda.flatMap((group) => group.items));
  if (items.length === 0) return null;
  const ofItem = new Map(figures.items.map((item) => [item.itemId, item]));
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{m['live.figures.attendance']()}</h2>
      <ol className="num">
        {items.map((item) => {
          const state = getItemState(item, live.status, now);
          const { present = 0, whole = 0, booked = 0 } = ofItem.get(item.itemId) ?? {};
          const texts = {
            past: m['live.figures.present']({ count: present, whole }),
            running: m['live.figures.watching']({ count: figures.totals.online }),
            coming: m['live.figures.reminded']({ count: booked }),
          };
          return (
            <li key={item.itemId}>
              <span className={clsx(styles.bar, styles[state])} aria-hidden="true">
                {state === 'running' && <i style={{ width: `${((now - item.at) / (item.endAt - item.at)) * 100}%` }} />}
              </span>
              <span>{formatTime(item.at)}</span>
              <b title={item.title}>{item.title}</b>
              <span>{texts[state]}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** No item runs while the event does not, and all are over once it is. */
function getItemState(item: Item, status: number, now: number): ScheduleState {
  const state = getScheduleState(item, now);
  return state === 'running' && !isOnAir(status) ? 'past' : state;
}
