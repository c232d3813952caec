import { formatTime, getScheduleState, listTimeMarks, sortByStart, splitSessions } from '@osteon/domain';
import clsx from 'clsx';
import { type CSSProperties, Fragment } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { getRoomPath, type Hall, type ScheduleItem } from './halls.ts';
import styles from './schedule-grid.module.css';
import { Conflict, ScheduleAction, type ScheduleProps, ScheduleSection } from './schedule-parts.tsx';

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
        <span>
          {speaker}　{hospital}
        </span>
        <Conflict item={item} {...props} />
        <ScheduleAction item={item} {...props} />
      </p>
    </>
  );
}

const isWithin = ({ at, endAt }: Session, timestamp: number) => at <= timestamp && timestamp < endAt;

const getMinutes = ({ at, endAt }: Session) => (endAt - at) / MINUTE_MS;

const isShort = (item: Session) => getMinutes(item) < SHORTEST_MINUTES;
