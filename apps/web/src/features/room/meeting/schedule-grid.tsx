import type { ResponseOf } from '@osteon/contract';
import { findConflict, formatTime, getScheduleState, listTimeMarks, sortByStart, splitSessions } from '@osteon/domain';
import clsx from 'clsx';
import { type CSSProperties, Fragment } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock, play } from '../../../ui/icon/icons.ts';
import { AgendaItems } from '../details/agenda.tsx';
import { ItemAction, ItemToggle } from '../details/item-action.tsx';
import { getRewatchPath, getRoomPath, type Hall, type ScheduleItem } from './halls.ts';
import styles from './schedule-grid.module.css';

const MINUTE_MS = 60_000;

/**
 * The height of a minute and the least height of an item, in px; a minute of a session is higher if its shortest item
 * needs it.
 */
const MINUTE_PX = 2.8;
const SHORTEST_PX = 30;

/** A shorter item would make a session too high; a skipped one has no height. */
const SHORTEST_MINUTES = 3;

/** An item that is lower has one line. */
const TWO_LINES_PX = 52;

/** A time mark that precedes the red line by less than this would be hidden by its label, in ms. */
const LABEL_MS = 14 * MINUTE_MS;

interface Session {
  readonly at: number;
  readonly endAt: number;
}

interface ScheduleGridProps extends ScheduleProps {
  /** The halls with their items of one day. */
  halls: readonly Hall[];
}

/**
 * The halls of a day side by side, with heights in proportion to time; a red line is the current time
 * (rules/live-agenda#schedule).
 */
export function ScheduleGrid({ halls, ...props }: ScheduleGridProps) {
  const columns = halls.map((hall) => ({ ...hall, items: hall.items.filter((item) => !isShort(item)) }));
  const short = sortByStart(halls.flatMap(({ items }) => items.filter(isShort)));
  const sessions = splitSessions(columns.flatMap(({ items }) => items));
  return (
    <div className={styles.grid} style={{ '--halls': halls.length } as CSSProperties}>
      <div className={styles.names}>
        {halls.map(({ id, name, channelId }) => (
          <div key={id}>
            <h3>{name}</h3>
            {channelId && (
              <Link
                className="target"
                to={getRoomPath(props.live, channelId)}
                aria-label={m['live.meeting.enterHall']({ hall: name })}
              >
                {m['live.meeting.enter']()}
              </Link>
            )}
          </div>
        ))}
      </div>
      {sessions.map((session, index) => {
        const next = sessions[index + 1];
        return (
          <Fragment key={session.at}>
            <SessionRow session={session} halls={columns} {...props} />
            {next && (
              <p className={`num ${styles.break}`}>
                <span>{formatTime(session.endAt)}</span>
                <span>{m['live.meeting.break']()}</span>
                <span>{m['live.meeting.goesOn']({ time: formatTime(next.at) })}</span>
              </p>
            )}
          </Fragment>
        );
      })}
      {short.length > 0 && (
        <div className={styles.short}>
          <ScheduleSection {...props} title={m['live.meeting.short']({ minutes: SHORTEST_MINUTES })} items={short} />
        </div>
      )}
    </div>
  );
}

function SessionRow({ session, halls, ...props }: ScheduleGridProps & { session: Session }) {
  const { now } = props;
  const columns = halls.map((hall) => ({ ...hall, items: hall.items.filter((item) => isWithin(session, item.at)) }));
  const shortest = Math.min(...columns.flatMap(({ items }) => items.map(getMinutes)));
  const minute = Math.max(MINUTE_PX, SHORTEST_PX / shortest);
  const y = (at: number) => ((at - session.at) / MINUTE_MS) * minute;
  const isNow = isWithin(session, now);
  return (
    <div className={styles.session} style={{ height: y(session.endAt) }}>
      <div className={`num ${styles.times}`} aria-hidden="true">
        {listTimeMarks(session)
          .filter((mark) => !isNow || mark > now || mark < now - LABEL_MS)
          .map((mark) => (
            <span key={mark} style={{ top: y(mark) }}>
              {formatTime(mark)}
            </span>
          ))}
      </div>
      {columns.map(({ id, name, items }) => (
        <ol key={id} className={styles.hall} aria-label={name}>
          {items.map((item) => (
            <li
              key={item.itemId}
              data-state={getScheduleState(item, now)}
              data-own={item.booked || undefined}
              className={clsx(getMinutes(item) * minute < TWO_LINES_PX && styles.low)}
              style={{ top: y(item.at), height: getMinutes(item) * minute }}
            >
              <GridItem item={item} {...props} />
            </li>
          ))}
        </ol>
      ))}
      {isNow && (
        <p className={`num ${styles.now}`} style={{ top: y(now) }}>
          <span>{formatTime(now)}</span>
        </p>
      )}
    </div>
  );
}

function GridItem({ item, ...props }: ScheduleProps & { item: ScheduleItem }) {
  const { at, title, speaker, hospital } = item;
  return (
    <>
      <h4>
        <time className="num">{formatTime(at)}</time>
        <span title={title}>{title}</span>
      </h4>
      <p>
        <span>{joinDetails([speaker, hospital])}</span>
        <Conflict item={item} {...props} />
        <ScheduleAction item={item} {...props} />
      </p>
    </>
  );
}

const isWithin = ({ at, endAt }: Session, timestamp: number) => at <= timestamp && timestamp < endAt;

const getMinutes = ({ at, endAt }: Session) => (endAt - at) / MINUTE_MS;

const isShort = (item: Session) => getMinutes(item) < SHORTEST_MINUTES;

/** The props of all views of a meeting's schedule. */
export interface ScheduleProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  now: number;
  /** The items of the whole meeting that the user has booked. */
  bookedItems: readonly ScheduleItem[];
}

/** The action of an item: watch it again, or add it to the user's schedule. */
function ScheduleAction({ live, now, item }: Pick<ScheduleProps, 'live' | 'now'> & { item: ScheduleItem }) {
  return (
    <ItemAction live={live} item={item} now={now} past={<RewatchLink live={live} now={now} item={item} />}>
      <ItemToggle
        activityId={live.activityId}
        item={item}
        name={m['live.meeting.addOf']({ title: item.title })}
        icon={plus}
        texts={[m['live.meeting.add'](), m['live.meeting.added']()]}
      />
    </ItemAction>
  );
}

/** The link to an item in the stream or the replay; nothing if neither contains it. */
function RewatchLink({ live, now, item }: Pick<ScheduleProps, 'live' | 'now'> & { item: ScheduleItem }) {
  const path = getRewatchPath(live, item, now);
  if (path === null) return null;
  return (
    <Link
      className={clsx('target', styles.back)}
      to={path}
      data-live-action="scheduleClick"
      aria-label={m['live.stage.rewatchOf']({ title: item.title })}
    >
      <Icon of={play} size={14} />
      {m['live.stage.rewatch']()}
    </Link>
  );
}

/** Names the booked item with which a booked item overlaps (rules/live-agenda#schedule). */
function Conflict({ item, bookedItems, now }: Pick<ScheduleProps, 'bookedItems' | 'now'> & { item: ScheduleItem }) {
  if (!item.booked || item.endAt <= now) return null;
  const known = bookedItems.find(({ itemId }) => itemId === item.itemId);
  const other = known && findConflict(known, bookedItems);
  if (!other) return null;
  return (
    <span className={`num ${styles.conflict}`}>
      <Icon of={clock} size={14} />
      {m['live.meeting.conflict']({ hall: other.hallName, time: formatTime(other.at) })}
    </span>
  );
}

interface ScheduleListProps extends ScheduleProps {
  label: string;
  items: readonly ScheduleItem[];
  /** True to name the hall of each item. */
  namesHalls?: boolean;
}

/** Items of a schedule in one list. */
export function ScheduleList({ live, now, bookedItems, label, items, namesHalls = false }: ScheduleListProps) {
  return (
    <AgendaItems
      label={label}
      items={items}
      now={now}
      action={(item) => <ScheduleAction live={live} now={now} item={item} />}
      note={(item) => (
        <>
          {namesHalls && <span>{item.hallName}</span>}
          <Conflict item={item} bookedItems={bookedItems} now={now} />
        </>
      )}
    />
  );
}

/** Items of several halls under a title. */
export function ScheduleSection({
  title,
  items,
  ...props
}: ScheduleProps & { title: string; items: readonly ScheduleItem[] }) {
  return (
    <section className={styles.section}>
      <h3 className="num">{title}</h3>
      <ScheduleList {...props} label={title} items={items} namesHalls />
    </section>
  );
}
