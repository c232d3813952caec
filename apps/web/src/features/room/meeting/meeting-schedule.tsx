import type { ResponseOf } from '@osteon/contract';
import { formatDay, formatTime, getDayStart, LiveStatus, listScheduleDays } from '@osteon/domain';
import { type ReactNode, useState } from 'react';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { monthDayText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { weekdayText } from '../../../texts/weekday-text.ts';
import { ChipRow } from '../../../ui/chips/chip-row.tsx';
import { ClockNote } from '../../../ui/own-time/own-time.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { type Hall, listBookedItems, listHallsOfDay } from './halls.ts';
import styles from './meeting-schedule.module.css';
import { ScheduleGrid, ScheduleList, type ScheduleProps, ScheduleSection } from './schedule-grid.tsx';

/** The numbers of halls that fit beside each other, and into a row of choices. */
const GRID_HALLS = { min: 2, max: 4 } as const;

interface MeetingScheduleProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  halls: readonly Hall[];
  now: number;
  /** The metadata of the meeting, beside a list. */
  metadata: ReactNode;
}

/**
 * The schedule of a meeting by day: its halls side by side, or one at a time if they do not fit
 * (rules/live-agenda#schedule).
 */
export function MeetingSchedule({ live, halls, now, metadata }: MeetingScheduleProps) {
  const band = useBreakpoint();
  const days = listScheduleDays(halls.flatMap(({ items }) => items));
  const [chosenDay, chooseDay] = useState('');
  const [chosenHall, chooseHall] = useState('');
  const [isMineOnly, setMineOnly] = useState(false);
  const bookedItems = listBookedItems(halls);
  const day = days.includes(chosenDay) ? chosenDay : getFirstDay(days, now);
  const showsMine = isMineOnly && bookedItems.length > 0;

  const hallsOfDay = listHallsOfDay(halls, day);
  const fits = (band === 'desktop' || band === 'wide') && isWithin(halls.length, GRID_HALLS);
  const hall = hallsOfDay.find(({ id }) => id === chosenHall) ?? hallsOfDay[0];
  const shared = { live, now, bookedItems };
  return (
    <>
      <div className={styles.head}>
        {days.length > 1 && !showsMine && (
          <ScheduleDays
            days={days}
            halls={halls}
            value={day}
            now={now}
            canRewatch={hasReplay(live)}
            onChange={chooseDay}
          />
        )}
        {bookedItems.length > 0 && (
          <button type="button" className={styles.own} aria-pressed={showsMine} onClick={() => setMineOnly(!showsMine)}>
            {m['live.meeting.ownOnly']()}
            <span className="num">{bookedItems.length}</span>
          </button>
        )}
      </div>
      <ClockNote at={day === '' ? undefined : getDayStart(day)} className={styles.clock} />
      {showsMine ? (
        <MySchedule {...shared} />
      ) : fits ? (
        <ScheduleGrid {...shared} halls={hallsOfDay} />
      ) : (
        <>
          <HallChoice halls={halls} value={hall?.id ?? ''} onChange={chooseHall} />
          <div className={styles.listed}>
            {hall && <ScheduleList {...shared} label={hall.name} items={hall.items} />}
            {metadata}
          </div>
        </>
      )}
    </>
  );
}

/** Today, otherwise the next day; the last one after all are over. */
const getFirstDay = (days: readonly string[], now: number): string =>
  days.find((day) => day >= formatDay(now)) ?? days.at(-1) ?? '';

const isWithin = (count: number, { min, max }: { readonly min: number; readonly max: number }) =>
  count >= min && count <= max;

/** Returns true when past days can be watched: a stream can be rewound by two hours only (rules/stream-stage#rewind). */
const hasReplay = ({ status, replayList }: MeetingScheduleProps['live']): boolean =>
  status === LiveStatus.replay && replayList.length > 0;

/** The choice of one hall. */
function HallChoice({
  halls,
  value,
  onChange,
}: {
  halls: readonly Hall[];
  value: string;
  onChange: (id: string) => void;
}) {
  if (halls.length < GRID_HALLS.min) return null;
  const Choice = halls.length <= GRID_HALLS.max ? HallSegments : HallChips;
  return (
    <div className={styles.halls}>
      <Choice halls={halls} value={value} onChange={onChange} />
    </div>
  );
}

type HallChoiceProps = Parameters<typeof HallChoice>[0];

function HallSegments({ halls, ...rest }: HallChoiceProps) {
  const options = halls.map(({ id, name }) => ({ value: id, label: name }));
  return <Segmented label={m['live.meeting.hall']()} options={options} {...rest} />;
}

function HallChips({ halls, ...rest }: HallChoiceProps) {
  const chips = halls.map(({ id, name }) => ({ value: id, label: name }));
  return <ChipRow label={m['live.meeting.hall']()} chips={chips} {...rest} />;
}

/** The items of a meeting that the user has booked in all halls, by day. */
function MySchedule(props: ScheduleProps) {
  return listScheduleDays(props.bookedItems).map((day) => {
    const title = `${monthDayText(getDayStart(day))} ${weekdayText(getDayStart(day))}`;
    const items = props.bookedItems.filter(({ at }) => formatDay(at) === day);
    return <ScheduleSection key={day} {...props} title={title} items={items} />;
  });
}

interface ScheduleDaysProps {
  /** Days as yyyy-mm-dd. */
  days: readonly string[];
  halls: readonly Hall[];
  value: string;
  now: number;
  /** True if past days can be watched. */
  canRewatch: boolean;
  onChange: (day: string) => void;
}

/** The days of a meeting and their states. */
function ScheduleDays({ days, halls, value, now, canRewatch, onChange }: ScheduleDaysProps) {
  return (
    <div className={styles.days} role="group" aria-label={m['live.list.dates']()}>
      {days.map((day) => (
        <button key={day} type="button" aria-pressed={day === value} onClick={() => onChange(day)}>
          <b className="num">
            {monthDayText(getDayStart(day))} {weekdayText(getDayStart(day))}
          </b>
          <span className="num">{stateText(day, halls, now, canRewatch)}</span>
        </button>
      ))}
    </div>
  );
}

function stateText(day: string, halls: readonly Hall[], now: number, canRewatch: boolean): string {
  const today = formatDay(now);
  if (day === today) return m['live.list.today']();
  if (day < today) return canRewatch ? m['live.meeting.dayOverReplay']() : m['live.meeting.dayOver']();
  const starts = listHallsOfDay(halls, day).flatMap(({ items }) => items.map(({ at }) => at));
  return m['live.meeting.dayBegins']({ time: formatTime(Math.min(...starts)) });
}
