import type { ResponseOf } from '@osteon/contract';
import { findConflict, formatTime } from '@osteon/domain';
import clsx from 'clsx';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock, play } from '../../../ui/icon/icons.ts';
import { ItemAction } from '../details/item-action.tsx';
import { ItemToggle } from '../details/item-toggle.tsx';
import { getRewatchPath } from '../url/room-path.ts';
import type { ScheduleItem } from './halls.ts';
import styles from './schedule-parts.module.css';

/** The props of all views of a meeting's schedule. */
export interface ScheduleProps {
  live: ResponseOf<'getActivityDetail'>['meetingActivity'];
  now: number;
  /** The items of the whole meeting that the user has booked. */
  bookedItems: readonly ScheduleItem[];
}

/** The action of an item: watch it again, or add it to the user's schedule. */
export function ScheduleAction({ live, now, item }: Pick<ScheduleProps, 'live' | 'now'> & { item: ScheduleItem }) {
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
export function Conflict({
  item,
  bookedItems,
  now,
}: Pick<ScheduleProps, 'bookedItems' | 'now'> & { item: ScheduleItem }) {
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
